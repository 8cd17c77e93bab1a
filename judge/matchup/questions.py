"""Questions of a pair: every way in which a clause of one card can meet a clause of the other, or that card itself.

A card brings something about by its text, or by being a card: it is played, enters, moves, fights. The other listens to
that, replaces, changes, forbids or reads it; or it is what the first acts on. Nothing is known of a pair by name.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.card import BATTLEFIELD, LEGEND, RUNE, SPELL
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.matchup.card_clauses import CardClause, When, card_clauses
from judge.matchup.fitting import NO, Fit, can_be_where, fit
from judge.matchup.meetings import (
    ACTS_ON_OBJECTS,
    ON_CHAIN,
    acts_together,
    asks_for_a_choice,
    attaches_itself,
    can_be_played_so,
    changes_of_damage,
    ignores_a_keyword,
    is_merely_chosen,
    of_one_kind,
)
from judge.matchup.paying import adds, bill
from judge.matchup.rule_clauses import Step, meets
from judge.matchup.token_questions import meets_tokens

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card


class Through(Enum):
    """What the two clauses have in common: the object that the one acts on and the other is about."""

    BY = "the card that brings it about"
    OTHER = "the card that the clause is about"
    THIRD = "another object"
    PLAYER = "a player"

    __hash__ = object.__hash__


class Question(Struct, frozen=True):
    """Whether what ``by`` brings about meets ``other``.

    ``event`` is what is brought about, by a clause of the card ``by`` or, where ``does`` is None, by the card as an
    object. ``clause`` is what it meets, None where it is the card ``other`` itself as an object. ``steps`` are the
    rules in between. ``limit`` says why the one cannot be about the other, by what is printed, ``limit_varies`` that it
    can change in play. The lower ``rank``, the more a judge means it.
    """

    by: Card
    other: Card
    event: About
    does: CardClause | None
    clause: CardClause | None
    through: Through
    steps: tuple[Step, ...] = ()
    specific: bool = False
    limit: str = ""
    rank: float = 9.0
    limit_varies: bool = False

    @property
    def kind(self) -> str:
        """The kind of meeting, for tables and sweeps: ``DIE, REPLACES DIE``."""
        meets = f"{self.clause.clause.verb.name} {self.clause.clause.about.name}" if self.clause else "OBJECT"
        return f"{self.event.name}, {meets}"

    @property
    def generic(self) -> bool:
        """Whether any card of that type brings it about: a state that a text reads, what every rune adds."""
        if self.event is About.ADD and self.by.is_a(RUNE):
            return True
        by_itself = self.does is None and not self.specific
        return by_itself and self.clause is not None and self.clause.clause.verb is Verb.READS


MEANT = 5.0
"""A question with a higher rank says little of this pair: this spell can choose that unit."""

PAYS = 7.0
"""The rank of the question whether what one card adds can pay for the other one."""

_CONSUMES = frozenset({Verb.LISTENS, Verb.REPLACES, Verb.CHANGES, Verb.FORBIDS, Verb.READS})
_BASE = {Verb.REPLACES: 0.5, Verb.FORBIDS: 0.5, Verb.LISTENS: 1.0, Verb.CHANGES: 1.0, Verb.READS: 2.2}
_OBJECT_RANK = {
    About.COUNTER: 1.2, About.TAKE_SPELL: 1.2, About.NEW_CHOICES: 1.5, About.PLAY: 3.0, About.COPY: 3.5,
    About.CONTROL: 3.5,
}  # fmt: skip


@cache
def questions(one: Card, other: Card) -> tuple[Question, ...]:
    """The questions of two cards, what a judge means first; those of equal kinds and clauses only once."""
    found: dict[tuple[object, ...], Question] = {}
    for by, to in ((one, other), (other, one)):
        for question in _questions(by, to):
            name = _name(question)
            known = found.get(name)
            if known is None or (question.rank, _is_a_word(question)) < (known.rank, _is_a_word(known)):
                found[name] = question
    return tuple(sorted(found.values(), key=lambda question: question.rank))


def _name(question: Question) -> tuple[object, ...]:
    """What makes a question another one than the rest.

    A card that moves into combat, takes damage there and dies meets a text about deaths once, and a keyword is the
    ability that it is short for.
    """
    wanted = question.clause
    about = (wanted.clause.verb, wanted.clause.about, wanted.clause.subject) if wanted is not None else ()
    event = question.event if question.does is not None or wanted is None else None
    return (question.by.name, event, about, question.through, question.does.part if question.does else None)


def _is_a_word(question: Question) -> bool:
    """Whether the clause stands on a keyword and not on a text."""
    return question.clause is not None and not hasattr(question.clause.part, "describe")


class _Event(Struct, frozen=True):
    """Something that a card brings about; ``clause`` is None for what any card of its kind does as an object."""

    about: About
    does: CardClause | None = None
    clause: Clause | None = None


def _questions(by: Card, to: Card) -> Iterator[Question]:
    events = _events(by)
    for consumer in card_clauses(to):
        if consumer.clause.verb not in _CONSUMES or asks_for_a_choice(consumer):
            continue
        reached = dict(meets(consumer.clause))
        for event in events:
            if event.about in reached:
                yield from _meeting(by, to, event, consumer, reached[event.about])
    acted_on = [question for event in events for question in _on_the_card(by, to, event)]
    yield from acted_on or (question for event in events for question in _merely_chosen(by, to, event))
    yield from _on_one_object(by, to, events)
    for event in events:
        does = event.does
        if does is not None and event.clause is does.clause and adds(does) and bill(does, to) is not None:
            yield Question(by, to, event.about, does, None, Through.OTHER, rank=PAYS)


@cache
def _events(card: Card) -> tuple[_Event, ...]:
    """What a card brings about by its text, and by being played, entering, moving, fighting and scoring."""
    found = [
        _Event(clause.clause.about, clause, clause.clause)
        for clause in card_clauses(card)
        if clause.clause.verb is Verb.BRINGS
    ]
    if not (card.is_a(BATTLEFIELD) or card.is_a(LEGEND) or card.is_a(RUNE) or card.token):
        found.append(_Event(About.PLAY))
    if card.is_a(LEGEND):
        return tuple(found)
    if card.is_permanent and not card.token:
        found.append(_Event(About.ENTER))
    if card.is_unit:
        found += [_Event(kind) for kind in (About.MOVE, About.COMBAT, About.CONQUER, About.HOLD, About.DIE)]
    used = next((clause for clause in card_clauses(card) if clause.when is When.USED), None)
    if used is not None:
        found.append(_Event(About.ACTIVATE, used))
    return tuple(found)


def _meeting(by: Card, to: Card, event: _Event, consumer: CardClause, steps: tuple[Step, ...]) -> Iterator[Question]:
    """The question whether a clause meets an event, by each object that can be what both are about."""
    wanted = consumer.clause
    if not (_can_meet(event, consumer, steps) and can_be_played_so(by, event.about, wanted)):
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
            yield _question((by, to), event, consumer, Through.BY, steps, specific=found.specific)
        return
    assert event.clause is not None or event.about is About.ACTIVATE
    if own:
        acted_on = event.clause
        if event.about is About.ATTACH is wanted.about and attaches_itself(acted_on, by, to):
            yield _question((by, to), event, consumer, Through.OTHER, steps, specific=True)
            return
        found = fit(acted_on.of, to) if acted_on is not None and event.about not in _NOT_THIS else NO
        if acted_on is not None and found.fits and acted_on.subject is not Subject.THIS:
            yield _question((by, to), event, consumer, Through.OTHER, steps, specific=True)
        return
    if event.clause is not None and event.clause.subject is Subject.THIS and not event.does.attached:
        found = fit(wanted.of, by)
        if found.fits:
            yield _question((by, to), event, consumer, Through.BY, steps, specific=True)
        return
    yield _question((by, to), event, consumer, Through.THIRD, steps, specific=True)


def _can_meet(event: _Event, consumer: CardClause, steps: tuple[Step, ...]) -> bool:
    """Whether what is brought about is of the kind, and goes in the direction, that a clause is about."""
    if any(step.only and (event.clause is None or event.clause.more != step.only) for step in steps):
        return False
    if event.clause is None:  # whoever moves may fight then, which the combat itself is asked
        return event.about is consumer.clause.about or consumer.clause.about is not About.COMBAT
    return of_one_kind(event.about, event.clause, consumer)


_NOT_THIS = frozenset({About.TOKENS, About.TRIGGER})
"""What is brought about of something that is no card: it is never the other card itself."""


def _question(
    pair: tuple[Card, Card], event: _Event, consumer: CardClause, through: Through, steps: tuple[Step, ...], *,
    specific: bool,
) -> Question:  # fmt: skip
    rank = _BASE[consumer.clause.verb] + 0.4 * len(steps)
    rank += 0.6 * (through is Through.THIRD) + 2.0 * (event.does is None and not specific)
    rank += 4.0 * (consumer.clause.verb is Verb.READS and event.does is None and not specific)
    rank += 1.0 * (consumer.clause.verb is Verb.READS and consumer.clause.about is About.PLACE)
    rank += 1.0 * _one_s_own_foot(event, consumer)
    return Question(*pair, event.about, event.does, consumer, through, steps, specific, rank=rank)


def _one_s_own_foot(event: _Event, consumer: CardClause) -> bool:
    """Whether the two clauses can meet only where one player controls both cards."""
    if event.clause is None or event.does is None:
        return False
    acted, wanted = event.clause.whose, consumer.clause.whose
    return acted is Whose.YOURS and wanted is Whose.YOURS


def _on_the_card(by: Card, to: Card, event: _Event) -> Iterator[Question]:
    """The question of a clause that acts on the other card as an object."""
    if event.does is None or event.clause is None:
        return
    if event.about is About.ATTACH and attaches_itself(event.clause, by, to):
        yield Question(by, to, event.about, event.does, None, Through.OTHER, rank=6.0)
    if event.about not in ACTS_ON_OBJECTS or event.clause.subject is not Subject.OBJECTS:
        return
    if event.clause.of is None and event.about not in ON_CHAIN:
        return
    if event.does is not None and event.does.when is When.REPLACING:
        return  # it acts on what is replaced, not on anything it chooses
    if not can_be_where(event.clause, to):
        return
    on_chain = event.about in ON_CHAIN
    if on_chain is not to.is_a(SPELL) and event.about is not About.PLAY:
        return
    found: Fit = fit(event.clause.of, to)
    if not found.fits and not found.why:
        return
    rank = _OBJECT_RANK.get(event.about, 4.0 if found.specific else 6.0)
    if to.name in event.clause.named:
        rank = 1.0
    yield Question(
        by, to, event.about, event.does, None, Through.OTHER, (), found.specific, found.why, rank, found.varies
    )  # fmt: skip


def _merely_chosen(by: Card, to: Card, event: _Event) -> Iterator[Question]:
    """The question of a clause that only chooses the other card, as one that something is attached to."""
    clause = event.clause
    if event.about is not About.CHOOSE or clause is None or not to.is_permanent or not is_merely_chosen(by, clause):
        return
    if can_be_where(clause, to) and fit(clause.of, to).fits:
        yield Question(by, to, event.about, event.does, None, Through.OTHER, rank=6.5)


def _on_one_object(by: Card, to: Card, events: tuple[_Event, ...]) -> Iterator[Question]:
    """Two clauses about one and the same object: damage and Might, a target that is gone, two changes of damage."""
    for one, two in changes_of_damage(by, to) if by.name < to.name else ():
        yield Question(by, to, About.DAMAGE, one, two, Through.THIRD, (), True, rank=1.0)
    for limit in card_clauses(to) if by.is_unit else ():
        if ignores_a_keyword(limit, by):
            event_of_it = About.COMBAT if limit.clause.about is About.ASSIGN else About.CHOOSE
            yield Question(by, to, event_of_it, None, limit, Through.BY, (), True, rank=1.0)
    for event in events:
        if event.does is None or event.clause is None or event.clause is not event.does.clause:
            continue
        for met in meets_tokens(event.does, to):
            yield Question(by, to, event.about, event.does, met, Through.THIRD, (), True, rank=2.5)
        for other in card_clauses(to):
            rank = acts_together(event.about, event.does, event.clause, other)
            if rank and (event.about is not other.clause.about or by.name < to.name):
                yield Question(by, to, event.about, event.does, other, Through.THIRD, (), True, rank=rank)
