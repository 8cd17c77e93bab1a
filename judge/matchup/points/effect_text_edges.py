"""An action of a unit because of an Equipment's Effect Text counts as done by the Equipment (136)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.clauses import Verb
from judge.engine.state.events import Happened
from judge.engine.triggers.death_triggers import REMOVED
from judge.matchup.boards.board_of_roles import UNIT_LABEL
from judge.matchup.clauses.card_clauses import card_clauses
from judge.matchup.clauses.event_kinds import BROUGHT_ABOUT
from judge.matchup.points.interaction import UNDONE, Edge, origin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.events import Event
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.clauses.pair_question import Question
    from judge.matchup.walks.explorer import Walk

_HOW = {Happened.REPLACED: "replaces", Happened.ABILITY_TRIGGERED: "triggers on"}


def through_effect_text(question: Question, board: Board, walked: Walk, seen: list[Edge]) -> list[Edge]:
    """The edges ``seen``, with those of an Equipment that is attached to a unit in place of the unit's own.

    The plain unit has no text but the Effect Text. Nor does the other card have one that replaces a death, unless it is
    printed there.
    """
    if question.clause is None or not question.clause.attached:
        return seen
    by, other = question.by.name, question.other.name
    attached = {one.attached_to for one in board.setup().objects if one.label == other}
    found = []
    for outcome in walked.outcomes:
        events = outcome.end.events
        for event in events:
            if event.kind in _HOW and event.name in attached & {UNIT_LABEL}:
                how = _HOW[event.kind]
                what = "can replace the death that" if how == "replaces" else "triggers on what"
                words = f"{other}, attached to {event.name}, {what} {by} brings about"
                found.append(Edge(how, other, by, event.id, event.rules, words))
            elif event.kind is Happened.REPLACED and event.name in attached & {by} and not _replaces(question.by):
                found.append(_saved(other, by, event, events))
    if any(edge.how in {"saves", "undoes"} for edge in found):  # the kill of the Equipment is a part of that
        seen = [edge for edge in seen if (edge.how, edge.by, edge.to) != ("acts on", by, other)]
    return [*seen, *found]


def by_effect_text(question: Question, board: Board, walked: Walk) -> Iterator[Edge]:
    """The edges of effects of the plain unit on the other card by the Effect Text of an Equipment attached to it."""
    does = question.does
    if question.clause is not None or does is None or not does.attached:
        return
    by, other = question.by.name, question.other.name
    tops = {one.attached_to for one in board.setup().objects if one.label == by}
    units = {one.card.name for one in board.setup().objects if one.label in tops and one.label == UNIT_LABEL}
    kinds = BROUGHT_ABOUT.get(question.event, frozenset())
    for outcome in walked.outcomes:
        known = {event.id: event for event in outcome.end.events}
        for event in known.values():
            if event.kind in kinds and event.card == other and origin(event, known) in units:
                words = f"through {by}, attached to {UNIT_LABEL}, {event}"
                yield Edge("acts on", by, other, event.id, event.rules, words, frozenset({event.kind}))


def _replaces(card: Card) -> bool:
    return any(one.clause.verb is Verb.REPLACES for one in card_clauses(card))


def _saved(equipment: str, unit: str, event: Event, events: tuple[Event, ...]) -> Edge:
    """The edge of an Equipment that saves the card it is attached to."""
    words = f"{equipment}, attached to it, can save {unit} from its death"
    for one in events:
        if one.kind is Happened.ABILITY_REMOVED and REMOVED in one.rules and event.id in one.causes:
            return Edge("undoes", equipment, unit, event.id, (*one.rules, *event.rules), f"{words}{UNDONE}")
    return Edge("saves", equipment, unit, event.id, event.rules, words)
