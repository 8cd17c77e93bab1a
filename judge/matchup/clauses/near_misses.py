"""Near misses of two cards: the one brings about what is near to what a text of the other waits for, and is not that.

Nothing is a near miss if the card brings about, too, what is waited for: by its play, its cost or another instruction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.abilities.activated import Activated
from judge.engine.state.card import BATTLEFIELD, GEAR, LEGEND, RUNE, SPELL, UNIT
from judge.engine.state.clauses import About, Subject, Verb, Whose
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.criteria import Criteria
from judge.matchup.clauses.brought_about import brought_about
from judge.matchup.clauses.card_clauses import card_clauses
from judge.matchup.clauses.criteria_fit import ELSEWHERE, can_be_one, can_be_where, fit, too_strong, types_asked
from judge.matchup.clauses.event_questions import meeting
from judge.matchup.clauses.given_keywords import given_keywords
from judge.matchup.clauses.meetings import attaches_itself
from judge.matchup.clauses.near_kinds import awaited, happens
from judge.matchup.clauses.rule_clauses import meets

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clause
    from judge.matchup.clauses.card_clauses import CardClause
    from judge.matchup.clauses.near_kinds import Side


class Near(Struct, frozen=True):
    """What ``does`` brings about is near to what ``waits`` waits for, and is not that.

    ``onto``: the one acts on the card of the other itself. ``besides``: the card brings about what is waited for as
    well, by being played, so that only what its text does is none.
    """

    does: CardClause
    waits: CardClause
    onto: bool = False
    besides: bool = False

    @property
    def by(self) -> Card:
        return self.does.card

    @property
    def to(self) -> Card:
        return self.waits.card


def near_miss(by: Card, to: Card, what_happens: str, what_is_awaited: str) -> Near | None:
    """The first near miss of this kind that one card brings about for a text of the other."""
    left, right = happens(what_happens), awaited(what_is_awaited)
    if left is None or right is None:
        return None
    waiting = [one for one in (*card_clauses(to), *given_keywords(to)) if _waits_for(one, right)]
    for waits in waiting:
        for does in _bringing(by, left):
            if _is_too_little(to, does, waits):
                continue
            if not _can_be_taken_for_it(by, to, does, waits) or _chooses_it(by, to, waits):
                continue
            if _waits_for_either(to, does, waits):
                continue
            met = _met_by_itself(by, to, waits, left)
            played = does.clause.about in _BESIDES_THE_PLAY and met <= _PLAY
            if (met and not played) or (does.clause.about is About.HIDE and not met):
                continue
            return Near(does, waits, onto=_is_about_itself(waits) and _acts_on_it(by, to, does), besides=bool(met))
    return None


_PLAY = frozenset({About.PLAY})
_BESIDES_THE_PLAY = frozenset({About.COUNTER, About.HIDE, About.REPEAT})
"""Events about a card that is played besides, or about the same card at another time: its own play does not tell."""


def _bringing(card: Card, left: Side) -> Iterator[CardClause]:
    """The clauses of a card that bring about what happens; the use of an ability as that ability."""
    if About.ACTIVATE in left.abouts:
        yield from _abilities_used(card)
        return
    for found in card_clauses(card):
        if (not left.abouts or found.clause.about in left.abouts) and left.test(found):
            yield found


def _abilities_used(card: Card) -> Iterator[CardClause]:
    """A clause for each ability that is used, but for those that only add resources or attach an Equipment."""
    for ability in card.abilities:
        if isinstance(ability, Activated):
            inside = [one for one in card_clauses(card) if one.within is ability or one.part is ability]
            kinds = {one.clause.about for one in inside if one.clause.verb is Verb.BRINGS}
            if kinds and not kinds & {About.ADD, About.ATTACH}:
                yield inside[0]


def _waits_for(found: CardClause, right: Side) -> bool:
    """Whether a clause waits for one of these kinds of events, or reads a state that one of them gives."""
    clause = found.clause
    if clause.verb is Verb.READS and clause.about is About.STATUS:
        gives = {event for event, steps in meets(clause) if not steps and clause.named}
        return not gives.isdisjoint(right.abouts & _STATES) and right.test(found)
    return clause.about in right.abouts and right.test(found)


_STATES = frozenset({About.BUFF, About.EXHAUST, About.STUN})
"""The events after which an object is in a state of the same name."""


def _can_be_taken_for_it(by: Card, to: Card, does: CardClause, waits: CardClause) -> bool:
    """Whether what happens can be to something that the other text is about."""
    done, wanted = does.clause, waits.clause
    if wanted.about is About.CHOOSE and (wanted.whose, done.whose) == (Whose.ENEMY, Whose.YOURS):
        return False  # what opponents cannot choose, or pay more for, is no matter among one's own
    if wanted.about is About.COST:
        return _has_such_a_cost(by, to, does, waits)
    if wanted.subject is Subject.PLAYERS:
        if done.about is About.COUNTER:
            return types_asked(wanted.of) <= {SPELL}
        if done.about in (About.HIDE, About.REPEAT):
            return fit(wanted.of, by).fits
        if done.about in _OF_UNITS:
            return types_asked(wanted.of) <= (types_asked(done.of) or {UNIT})
        return done.subject is not Subject.OBJECTS or _of_one_type(done.of, wanted.of)
    if wanted.subject is Subject.THIS and not waits.attached:
        return _acts_on_it(by, to, does)
    if done.subject is Subject.PLAYERS or done.about in _OF_ABILITIES or done.about in _FROM_A_HAND_OR_DECK:
        return False
    if done.about is About.PLAY and wanted.about is About.CHOOSE:
        return False
    if waits.attached:
        return _can_be_its_unit(to, done, wanted)
    if done.subject is Subject.THIS and not does.attached:
        if done.about is About.ATTACH:
            return by.is_a(GEAR)
        return fit(wanted.of, by).fits and (by.is_unit or bool(types_asked(wanted.of)))
    return can_be_one(done.of, wanted.of)


def _has_such_a_cost(by: Card, to: Card, does: CardClause, waits: CardClause) -> bool:
    """Whether what is cheaper through the one card is of the type whose cost the other asks for."""
    same_text = [one.clause.of for one in card_clauses(to) if one.part is waits.part]
    types = frozenset().union(*map(types_asked, same_text))
    if any(isinstance(one, SpellOnChain) for one in same_text):
        types = frozenset({SPELL})
    if does.clause.subject is Subject.THIS:
        return any(by.is_a(kind) for kind in types) or not types
    other = types_asked(does.clause.of)
    return not types or not other or not types.isdisjoint(other)


def _can_be_its_unit(to: Card, done: Clause, wanted: Clause) -> bool:
    """Whether what happens can be to the unit that has a text of an Equipment. A kill can be one of the Equipment."""
    if wanted.about is About.DIE and GEAR in types_asked(done.of):
        return fit(done.of, to).fits
    return to.is_a(GEAR) and done.subject is Subject.OBJECTS and can_be_one(done.of, UNIT)


def _is_too_little(to: Card, does: CardClause, waits: CardClause) -> bool:
    """Whether what is taken leaves a unit Might, so that nobody would take that for its death."""
    done = does.clause
    takes = done.about is About.MIGHT and waits.clause.about is About.DIE
    return takes and (waits.attached or (done.amount is not None and done.amount < (to.might or 0)))


def _of_one_type(done: object, wanted: object) -> bool:
    """Whether what is acted on can be of the type that the other text asks for."""
    asked, other = types_asked(done), types_asked(wanted)
    return not asked or not other or not asked.isdisjoint(other)


_FROM_A_HAND_OR_DECK = frozenset({About.DISCARD, About.BURN})
_OF_ABILITIES = frozenset({About.ACTIVATE, About.REPEAT, About.CHANNEL, About.TOKENS, About.HIDE})


def _is_about_itself(waits: CardClause) -> bool:
    """Whether a text waits for something that is done to its own card."""
    return waits.clause.subject is Subject.THIS and not waits.attached


_OF_UNITS = frozenset({About.CONTROL, About.COPY})


def _acts_on_it(by: Card, to: Card, does: CardClause) -> bool:
    """Whether what happens is, or can be, done to the other card itself."""
    done = does.clause
    if done.about in _FROM_A_HAND_OR_DECK and done.subject is Subject.PLAYERS:
        return not (to.token or any(to.is_a(kind) for kind in (BATTLEFIELD, LEGEND, RUNE)))
    if done.about is About.ATTACH:
        return attaches_itself(done, by, to)
    if done.subject is not Subject.OBJECTS or done.about in _OF_ABILITIES:
        return False
    if done.zone not in ELSEWHERE and not to.is_permanent:
        return False
    if done.about in _OF_UNITS and not (to.is_unit or types_asked(done.of)):
        return False
    is_weak_enough = not isinstance(done.of, Criteria) or not too_strong(done.of, to, by)
    return fit(done.of, to).fits and is_weak_enough and can_be_where(done, to)


def _chooses_it(by: Card, to: Card, waits: CardClause) -> bool:
    """Whether a text that waits for a choice meets one: the card chooses what the text is about, or the like of it."""
    wanted = waits.clause
    if wanted.about is not About.CHOOSE:
        return False
    for choice in (one.clause for one in card_clauses(by) if one.clause.about is About.CHOOSE):
        if choice.verb is not Verb.BRINGS or choice.zone in ELSEWHERE or choice.subject is Subject.PLAYERS:
            continue
        if wanted.subject is Subject.THIS:
            if fit(choice.of, to).fits or waits.attached:
                return True
        elif can_be_one(choice.of, wanted.of):
            return True
    return False


def _waits_for_either(to: Card, does: CardClause, waits: CardClause) -> bool:
    """Whether the card waits for what happens as well: "when I am played, discarded or killed"."""
    return any(
        one.clause.verb is waits.clause.verb is not Verb.READS
        and does.clause.about in dict(meets(one.clause)) and one.clause.about is not waits.clause.about
        for one in card_clauses(to)
    )  # fmt: skip


def _met_by_itself(by: Card, to: Card, waits: CardClause, left: Side) -> frozenset[About]:
    """The kinds of events by which a card itself brings about what is waited for, other than what only looks like it.

    What every unit does, moves, fights and dies, is not asked, since it is no matter of this card.
    """
    reached = dict(meets(waits.clause))
    if waits.clause.about is About.CHOOSE:
        return frozenset()  # which choices it makes is asked apart
    return frozenset(
        event.about
        for event in brought_about(by)
        if event.about in reached
        and not (event.does is not None and event.about in left.abouts and left.test(event.does))
        and (event.does is not None or event.about in _OF_THE_CARD)
        and next(meeting(by, to, event, waits, reached[event.about]), None) is not None
    )


_OF_THE_CARD = frozenset({About.PLAY, About.ENTER, About.TOKENS})
