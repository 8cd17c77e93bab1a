"""Questions in which an event caused by one card meets a clause of the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.instructions.this_turn import ForNextSpell
from judge.engine.state.clauses import About, Subject, Verb, Whose
from judge.engine.wording.criteria import Criteria, Facedown
from judge.engine.wording.qualities import SameName
from judge.matchup.clauses.criteria_fit import NO, fit, too_strong
from judge.matchup.clauses.meetings import attaches_itself, can_be_played_so, of_one_kind
from judge.matchup.clauses.pair_question import Question, Through

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clause
    from judge.matchup.clauses.brought_about import Brought
    from judge.matchup.clauses.card_clauses import CardClause
    from judge.matchup.clauses.rule_clauses import Step

_BASE = {Verb.REPLACES: 0.5, Verb.FORBIDS: 0.5, Verb.LISTENS: 1.0, Verb.CHANGES: 1.0, Verb.READS: 2.2}


def meeting(by: Card, to: Card, event: Brought, consumer: CardClause, steps: tuple[Step, ...]) -> Iterator[Question]:
    """The question whether a clause meets an event, by each object that both can be about."""
    wanted = consumer.clause
    if _is_about_the_next_spell(event, consumer) or (by.name != to.name and _is_about_its_own_name(wanted.of)):
        return
    if not (_can_meet(event, consumer, steps) and can_be_played_so(by, event.about, consumer)):
        return
    if wanted.subject is Subject.PLAYERS:
        if event.does is None and not fit(wanted.of, by).fits:
            return
        yield _question((by, to), event, consumer, Through.PLAYER, steps, specific=event.does is not None)
        return
    own = wanted.subject is Subject.THIS and not consumer.attached
    if event.does is None:  # the card by itself: it is what the clause has to be about
        found = fit(wanted.of, by)
        if not own and found.fits:
            question = _question((by, to), event, consumer, Through.BY, steps, specific=found.specific)
            limit = too_strong(wanted.of, by, to) if isinstance(wanted.of, Criteria) else ""
            yield replace(question, limit=limit)
        return
    assert event.clause is not None or event.about is About.ACTIVATE
    if own:
        acted_on = event.clause
        if acted_on is not None and acted_on.more < 0 and _by_might(steps):
            return  # it conquers with more Might, not with less
        if event.about is About.ATTACH is wanted.about and attaches_itself(acted_on, by, to):
            yield _question((by, to), event, consumer, Through.OTHER, steps, specific=True)
            return
        found = fit(acted_on.of, to) if acted_on is not None and event.about not in _NOT_THIS else NO
        if acted_on is not None and found.fits and acted_on.subject is not Subject.THIS:
            question = _question((by, to), event, consumer, Through.OTHER, steps, specific=True)
            yield replace(question, limit=_other_way(by, to, event.about, acted_on, wanted))
        return
    if event.clause is not None and event.clause.subject is Subject.THIS and not event.does.attached:
        found = fit(wanted.of, by)
        if found.fits:
            question = _question((by, to), event, consumer, Through.BY, steps, specific=True)
            yield replace(question, any_card=isinstance(wanted.of, Facedown))  # so of any that can be hidden
        return
    yield _question((by, to), event, consumer, Through.THIRD, steps, specific=True)


def _other_way(by: Card, to: Card, about: About, acted: Clause, wanted: Clause) -> str:
    """Why a text that waits for Might to rise to a number does not trigger on a loss of Might. "" if it may."""
    if wanted.verb is not Verb.LISTENS or wanted.about is not about or acted.more * wanted.more >= 0:
        return ""
    becomes = f" to {wanted.amount} or more" if wanted.amount else ""
    return f"{to.name} waits for its Might to rise{becomes}, and {by.name} lowers it"


def _is_about_its_own_name(asked: object) -> bool:
    """Whether a text asks for cards of the name of its own card."""
    return any(isinstance(quality, SameName) for quality in getattr(asked, "qualities", ()))


def _is_about_the_next_spell(event: Brought, consumer: CardClause) -> bool:
    """Whether a text waits for a spell in order to add to its damage, which is a question about that damage instead."""
    part = consumer.part
    more = isinstance(part, ForNextSpell) and all(one.about is About.DAMAGE for one in part.ability.clauses())
    return more and event.about is About.PLAY


def _can_meet(event: Brought, consumer: CardClause, steps: tuple[Step, ...]) -> bool:
    """Whether an event has the kind and the direction that a clause requires."""
    if any(step.only and (event.clause is None or event.clause.more != step.only) for step in steps):
        return False
    if event.clause is None:  # whoever moves may fight then, which the combat itself is asked
        return event.about is consumer.clause.about or consumer.clause.about is not About.COMBAT
    return of_one_kind(event.about, event.clause, consumer)


_NOT_THIS = frozenset({About.TOKENS, About.TRIGGER})
"""Events about things that are not cards, and so never about the other card itself."""


def _question(
    pair: tuple[Card, Card], event: Brought, consumer: CardClause, through: Through, steps: tuple[Step, ...], *,
    specific: bool,
) -> Question:  # fmt: skip
    rank = _BASE[consumer.clause.verb] + 0.4 * len(steps)
    rank += 0.6 * (through is Through.THIRD) + 2.0 * (event.does is None and not specific)
    rank += 4.0 * (consumer.clause.verb is Verb.READS and event.does is None and not specific)
    rank += 1.0 * (consumer.clause.verb is Verb.READS and consumer.clause.about is About.PLACE)
    rank += 1.0 * _one_s_own_foot(event, consumer)
    rank += 5.0 * _by_might(steps)  # so of whoever conquers
    return Question(*pair, event.about, event.does, consumer, through, steps, specific, rank=rank)


def _by_might(steps: tuple[Step, ...]) -> bool:
    """Whether Might decides who conquers."""
    return any((step.of, step.to) == (About.MIGHT, About.CONQUER) for step in steps)


def _one_s_own_foot(event: Brought, consumer: CardClause) -> bool:
    """Whether the two clauses can meet only if one player controls both cards."""
    if event.clause is None or event.does is None:
        return False
    acted, wanted = event.clause.whose, consumer.clause.whose
    return acted is Whose.YOURS and wanted is Whose.YOURS
