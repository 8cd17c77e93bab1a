"""Whether the event that a question is about happened on a walk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.conditions.costs import WhenYouPlayCosting
from judge.engine.state.clauses import About, Verb
from judge.engine.state.events import Event, Happened
from judge.engine.state.zones import Zone
from judge.matchup.boards.who_has_what import uses_what_it_has_of
from judge.matchup.clauses.event_kinds import BROUGHT_ABOUT, OF_ANY
from judge.matchup.points.interaction import SEEN, Edge, deaths_replaced, origin, scored
from judge.matchup.points.narration import instead

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.clauses.pair_question import Question
    from judge.matchup.walks.explorer import Walk

EVENTS: dict[About, frozenset[Happened]] = {
    **BROUGHT_ABOUT,
    About.COMBAT: frozenset({Happened.COMBAT_BEGUN}),
    About.CONQUER: frozenset({Happened.POINT_GAINED, Happened.CONTROL_GAINED}),
    About.HOLD: frozenset({Happened.POINT_GAINED}),
}
"""The events in the log when something has come about, by a text or because of the act of an object."""

_NOBODY_S = frozenset({About.COMBAT, About.CONQUER, About.HOLD})
"""Events of a player, for which the log names no card."""


def came_about(question: Question, walked: Walk) -> bool:
    """Whether the card of a question brought its event about on some line. False for an event that no log records."""
    kinds = EVENTS.get(question.event, frozenset())
    return any(_is_it(question, event, known) for event, known in _events(walked) if event.kind in kinds)


def waited_in_vain(question: Question, walked: Walk) -> bool:
    """Whether a text that listens never applied on any line because something besides the event was missing.

    That may be a number of units, a tag, or a place, so it may apply on another board. A printed cost that is too low
    is the same on every board.
    """
    if question.clause is None or question.clause.clause.verb is not Verb.LISTENS:
        return False
    if costs_too_little(question):
        return False
    kinds, other = OF_ANY[Verb.LISTENS], question.other.name
    return not any(event.kind in kinds and event.source_card == other for event, _ in _events(walked))


def costs_too_little(question: Question) -> bool:
    """Whether a text waits for the play of a card that costs more than the printed cost of this one."""
    part = question.clause.part if question.clause is not None else None
    return isinstance(part, WhenYouPlayCosting) and question.does is None and question.by.energy < part.energy


def named_among_others(question: Question, walked: Walk) -> Iterator[Edge]:
    """The edge of a text that acts on the other card if the log names several cards in one event: recycled ones."""
    if question.clause is not None or question.does is None:
        return
    by, other = question.by.name, question.other.name
    kinds = EVENTS.get(question.event, frozenset())
    if question.event is About.CHOOSE and any(_is_copied(other, event) for event, _ in _events(walked)):
        return  # that says more than that it is chosen
    for event, known in _events(walked):
        named = event.card == other or (not event.card and other in event.detail)
        if event.kind in kinds and named and origin(event, known) == by:
            told = _as_it_is_told(event, known)
            done = frozenset({event.kind, told.kind})
            yield Edge("acts on", by, other, told.id, told.rules, f"through {by}, {told}", done)


_TOLD_AS = {
    Happened.WOULD_DIE: frozenset({Happened.KILLED}),
    Happened.TRAITS_CHANGED: frozenset({Happened.GIVEN, Happened.MIGHT_CHANGED}),
}
"""Events that are given instead of the one just before them."""


def _as_it_is_told(event: Event, known: dict[int, Event]) -> Event:
    """The event that stands for this one in words: the death that follows, or the state that an object then has."""
    kinds = _TOLD_AS.get(event.kind, frozenset())
    since = {event.id, *event.causes}
    return next((one for one in known.values() if one.kind in kinds and one.object == event.object
                 and one.id > event.id and not since.isdisjoint(one.causes)), event)  # fmt: skip


def drawn(question: Question, walked: Walk) -> Iterator[Edge]:
    """The edge of a text by which the other card is drawn from its deck. The log has only the number of cards drawn."""
    if question.clause is not None or question.does is None or question.event is not About.DRAW:
        return
    by, other = question.by.name, question.other.name
    for outcome in walked.outcomes:
        known = {event.id: event for event in outcome.end.events}
        draws = (event for event in known.values() if event.kind is Happened.DREW and origin(event, known) == by)
        event = next(draws, None)
        in_hand = any(
            thing.card.name == other and thing.place.zone is Zone.HAND for thing in outcome.end.state.objects.values()
        )
        if event is not None and in_hand:
            words = f"through {by}, {event.who} draws {other}"
            yield Edge("acts on", by, other, event.id, event.rules, words, frozenset({event.kind}))


def _is_copied(card: str, event: Event) -> bool:
    return event.kind is Happened.COPIED and event.detail == card


def as_objects(question: Question, walked: Walk) -> Iterator[Edge]:
    """The edge of a text that triggers on something that the other card does as an object: it dies, moves, holds."""
    wanted = question.clause
    if question.does is not None or wanted is None or wanted.clause.verb is not Verb.LISTENS:
        return
    by, other = question.by.name, question.other.name
    for event, known in _events(walked):
        if event.kind is Happened.ABILITY_TRIGGERED and event.source_card == other:
            causes = [known[cause] for cause in event.causes if cause in known]
            causes = [cause for cause in causes if cause.kind is not Happened.EFFECT_BEGUN]
            told = [cause for cause in causes if cause.card == by or (question.event in _NOBODY_S and not cause.card)]
            if told:
                words = scored(event, told[0], _at(walked, by))
                yield Edge("triggers on", other, by, event.id, event.rules, f"{other} triggers on this: {words}")


def replaced(question: Question, walked: Walk) -> Iterator[Edge]:
    """The edge of a text that replaces something other than a death that the other card brings about."""
    wanted = question.clause
    if wanted is None or wanted.clause.verb is not Verb.REPLACES or wanted.clause.about is About.DIE:
        return
    by, other = question.by.name, question.other.name
    for event, known in _events(walked):
        looked = any(known[cause].kind in SEEN for cause in event.causes if cause in known)
        is_its = event.kind is Happened.REPLACED and event.source_card == other and event.card in ("", by, other)
        if is_its and not looked and not deaths_replaced(event, known):
            words = instead(event)
            told = words.removesuffix(f" through {event.name}")
            words = words if told == words else f"through {event.name}, {told}"
            yield Edge("replaces", other, by, event.id, event.rules, words)


def used_as_its_own(question: Question, walked: Walk) -> Iterator[Edge]:
    """The edge of a card that is used for an activated ability that it has of the other one."""
    if not uses_what_it_has_of(question):
        return
    by, other = question.by.name, question.other.name
    for event, _ in _events(walked):
        if event.kind is Happened.ABILITY_ACTIVATED and event.card == other:
            words = f"{other} can be used for the ability of {by}"
            yield Edge("enables", by, other, event.id, event.rules, words)


def _at(walked: Walk, card: str) -> str:
    """The battlefield at which a card is, or which it is, as the walk begins. "" for neither."""
    places = (thing.place for thing in walked.start.state.on_board if thing.card.name == card)
    return next((place.of for place in places if place.zone in (Zone.BATTLEFIELD, Zone.FIELD)), "")


def _is_it(question: Question, event: Event, known: dict[int, Event]) -> bool:
    if question.event in _NOBODY_S or (question.does is not None and question.does.clause.verb is Verb.CHANGES):
        return True
    if question.does is None:
        return event.card == question.by.name
    return question.by.name in (origin(event, known), event.card)


def _events(walked: Walk) -> Iterator[tuple[Event, dict[int, Event]]]:
    for outcome in walked.outcomes:
        known = {event.id: event for event in outcome.end.events}
        for event in outcome.end.events:
            yield event, known
