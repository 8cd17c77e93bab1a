"""Whether what a question is about came about on a walk: the event that the one card is to bring about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.clauses import About, Verb
from judge.engine.state.events import Event, Happened
from judge.matchup.interaction import Edge, origin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.explorer import Walk
    from judge.matchup.questions import Question

EVENTS: dict[About, frozenset[Happened]] = {
    About.DIE: frozenset({Happened.KILLED, Happened.WOULD_DIE}),
    About.DAMAGE: frozenset({Happened.DAMAGED}),
    About.HEAL: frozenset({Happened.HEALED}),
    About.MIGHT: frozenset({Happened.MIGHT_CHANGED, Happened.TRAITS_CHANGED, Happened.GIVEN, Happened.EFFECT_BEGUN}),
    About.KEYWORD: frozenset({Happened.GIVEN, Happened.TRAITS_CHANGED, Happened.EFFECT_BEGUN}),
    About.BUFF: frozenset({Happened.BUFFED}),
    About.SPEND_BUFF: frozenset({Happened.BUFF_SPENT, Happened.BUFF_REMOVED}),
    About.STUN: frozenset({Happened.STUNNED}),
    About.READY: frozenset({Happened.READIED}),
    About.EXHAUST: frozenset({Happened.EXHAUSTED}),
    About.EMPOWER: frozenset({Happened.EMPOWERED}),
    About.DISEMPOWER: frozenset({Happened.DISEMPOWERED}),
    About.COPY: frozenset({Happened.COPIED}),
    About.ATTACH: frozenset({Happened.ATTACHED}),
    About.DETACH: frozenset({Happened.DETACHED}),
    About.CONTROL: frozenset({Happened.CONTROL_TAKEN}),
    About.MOVE: frozenset({Happened.MOVED}),
    About.RECALL: frozenset({Happened.RECALLED}),
    About.RETURN: frozenset({Happened.RETURNED, Happened.TAKEN}),
    About.TAKE: frozenset({Happened.TAKEN}),
    About.BANISH: frozenset({Happened.BANISHED}),
    About.LOOK: frozenset({Happened.LOOKED}),
    About.REVEAL: frozenset({Happened.REVEALED, Happened.DECK_REVEALED, Happened.HAND_REVEALED}),
    About.PLAY: frozenset({Happened.PLAY_BEGUN}),
    About.ENTER: frozenset({Happened.ENTERED}),
    About.TOKENS: frozenset({Happened.ENTERED}),
    About.HIDE: frozenset({Happened.HIDDEN}),
    About.DRAW: frozenset({Happened.DREW}),
    About.DISCARD: frozenset({Happened.DISCARDED}),
    About.RECYCLE: frozenset({Happened.RECYCLED, Happened.RUNE_RECYCLED}),
    About.BURN: frozenset({Happened.BURNED}),
    About.CHANNEL: frozenset({Happened.CHANNELED}),
    About.ADD: frozenset({Happened.ADDED}),
    About.POINT: frozenset({Happened.POINT_GAINED}),
    About.XP: frozenset({Happened.XP_GAINED}),
    About.CHOOSE: frozenset({Happened.CHOSEN}),
    About.NEW_CHOICES: frozenset({Happened.CHOICES_CHANGED}),
    About.COUNTER: frozenset({Happened.COUNTERED}),
    About.TAKE_SPELL: frozenset({Happened.CONTROL_TAKEN}),
    About.REPEAT: frozenset({Happened.REPEATED}),
    About.ACTIVATE: frozenset({Happened.ABILITY_ACTIVATED}),
    About.COMBAT: frozenset({Happened.COMBAT_BEGUN}),
    About.CONQUER: frozenset({Happened.POINT_GAINED, Happened.CONTROL_GAINED}),
    About.HOLD: frozenset({Happened.POINT_GAINED}),
}
"""What stands in the log where an event has come about."""

_NOBODY_S = frozenset({About.COMBAT, About.CONQUER, About.HOLD})
"""Events of a player; the log names no card for them."""


def came_about(question: Question, walked: Walk) -> bool:
    """Whether the card of a question brought its event about on some line; false for one that the log does not tell."""
    kinds = EVENTS.get(question.event, frozenset())
    return any(_is_it(question, event, known) for event, known in _events(walked) if event.kind in kinds)


def as_objects(question: Question, walked: Walk) -> Iterator[Edge]:
    """The edge of a text that triggers on what the other card does as an object: it dies, moves, holds."""
    wanted = question.clause
    if question.does is not None or wanted is None or wanted.clause.verb is not Verb.LISTENS:
        return
    by, other = question.by.name, question.other.name
    for event, known in _events(walked):
        if event.kind is Happened.ABILITY_TRIGGERED and event.source_card == other:
            causes = [known[cause] for cause in event.causes if cause in known]
            told = [cause for cause in causes if cause.card == by or (question.event in _NOBODY_S and not cause.card)]
            if told:
                yield Edge("triggers on", other, by, event.id, event.rules, f"{other} triggers on this: {told[0]}")


def _is_it(question: Question, event: Event, known: dict[int, Event]) -> bool:
    if question.event in _NOBODY_S:
        return True
    if question.does is None:
        return event.card == question.by.name
    return question.by.name in (origin(event, known), event.card)


def _events(walked: Walk) -> Iterator[tuple[Event, dict[int, Event]]]:
    for outcome in walked.outcomes:
        known = {event.id: event for event in outcome.end.events}
        for event in outcome.end.events:
            yield event, known
