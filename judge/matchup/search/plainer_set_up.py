"""Simplifies the set-up shown first: removes the objects that play no part, and gives triggers something to choose."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.events import Happened
from judge.errors import CannotSimulate
from judge.matchup.boards.board_of_roles import FIELD, PROBE_LABEL, UNIT_LABEL, Board
from judge.matchup.boards.objects_to_choose import with_objects_to_choose
from judge.matchup.boards.one_more_unit import with_one_more_unit
from judge.matchup.boards.textless import acts_without, walked_bare
from judge.matchup.points.interaction import edges_on, one_of_each
from judge.matchup.search.idle_acts import comes_too_late
from judge.matchup.search.own_harm import harmless_first

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.events import Event
    from judge.matchup.points.interaction import Edge
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.walks.explorer import Outcome, Walk
    from judge.matchup.walks.planned_acts import Act
    from judge.scenario.board.setup import Setup

    Walking = Callable[[Setup, tuple[Act, ...], int], Walk]

MOST_POSITIONS = 600
"""The most positions visited on a set-up that is made plainer."""


def plainer(found: WalkedSetUp, names: frozenset[str], walking: Walking) -> WalkedSetUp:
    """The same set-up with objects for its first trigger to choose, and without objects that have no part in it."""
    if found.edges[0].how in {"triggers on", "plays"}:
        found = with_something_to_choose(found, names, walking)
    return without_what_is_idle(without_a_late_act(found, names, walking), walking)


def without_probe(found: WalkedSetUp, names: frozenset[str], walking: Walking) -> WalkedSetUp:
    """The same set-up without a test spell that has no part in the event shown first."""
    acts = tuple(act for act in found.board.acts if act.label != PROBE_LABEL)
    if found.board.probe is None or type(found.board) is not Board or not acts:
        return found
    again = _walked_again(found, replace(found.board, acts=acts, probe=None), names, walking)
    return found if again is None else again


def with_something_to_choose(found: WalkedSetUp, names: frozenset[str], walking: Walking) -> WalkedSetUp:
    """The same set-up with the objects that the event shown first needs, if that comes to nothing on every line.

    That is an object to choose or to pay with: one that is not on the board, or one more if there is one already.
    """
    if any(_is_done(found, outcome) for outcome in found.walk.outcomes if _is_shown(found, outcome)):
        return found
    first = found.edges[0]
    of = first.by if _is_trigger(first) else first.to
    lacking = with_objects_to_choose(found.board, equipment=True, of=of, by=_who_plays(found))
    for board in (lacking, *with_one_more_unit(found.board)):
        walked = None if board is found.board else whole_walk(board, walking)
        if walked is None:
            continue
        better = replace(found, board=board, walk=harmless_first(board, walked, names))
        if any(_is_done(better, outcome) for outcome in walked.outcomes if _is_shown(found, outcome)):
            return better
        seen = sorted(one_of_each(edges_on(walked, names)), key=lambda edge: not edge.is_like(first))
        if seen and seen[0].is_like(first):  # what comes before it takes other steps here
            better = replace(better, edges=tuple(seen))
            if any(_is_done(better, outcome) for outcome in walked.outcomes):
                return better
    return found


def without_what_is_idle(found: WalkedSetUp, walking: Walking) -> WalkedSetUp:
    """The same set-up without the plain unit and without cards to discard, if the result is exactly the same."""
    if found.board.merged:
        return found
    discards = any(part.profile.discards for part in found.board.parts)
    units = (True, False) if found.board.unit()[0] == UNIT_LABEL else (False,)
    for bare, empty in product(units, (True, False) if discards else (False,)):
        if not (bare or empty):
            break
        board = replace(found.board, bare=bare, empty_handed=empty)
        walked = whole_walk(board, walking)
        if walked is not None and _is_the_same(found, walked, found.walk) and _is_so_without(found, board):
            names = frozenset(part.name for part in board.parts)
            return replace(found, board=board, walk=harmless_first(board, walked, names))
    return found


def without_a_late_act(found: WalkedSetUp, names: frozenset[str], walking: Walking) -> WalkedSetUp:
    """The same set-up without a last act that is taken after the event shown first has happened."""
    *earlier, last = found.board.acts
    if not earlier or last.verb not in ("play", "use") or not comes_too_late(found, last.label):
        return found
    again = _walked_again(found, replace(found.board, acts=tuple(earlier)), names, walking)
    return found if again is None else again


def _walked_again(found: WalkedSetUp, board: Board, names: frozenset[str], walking: Walking) -> WalkedSetUp | None:
    """Another board, if it shows the same first as the one found."""
    walked = whole_walk(board, walking)
    seen = one_of_each(edges_on(walked, names)) if walked is not None else ()
    if walked is None or not seen or not seen[0].is_like(found.edges[0]):
        return None
    return replace(found, board=board, walk=harmless_first(board, walked, names), edges=seen)


def whole_walk(board: Board, walking: Walking) -> Walk | None:
    """The whole walk of a board. None if that is not possible."""
    try:
        walked = walking(board.setup(), board.acts, MOST_POSITIONS)
    except CannotSimulate:
        return None
    return walked if walked.impossible is None and walked.complete else None


def _is_trigger(edge: Edge) -> bool:
    return edge.how == "triggers on"


def _who_plays(found: WalkedSetUp) -> str:
    """The player who plays the card whose play a set-up shows first. "" if it shows something else."""
    first = found.edges[0]
    events = (one for end in found.walk.outcomes for one in end.end.events)
    begun = (one.who for one in events if one.kind is Happened.PLAY_BEGUN and one.id == first.event)
    return "" if _is_trigger(first) else next(begun, "")


def _is_done(found: WalkedSetUp, outcome: Outcome) -> bool:
    """Whether the event shown first is done on the line of an outcome: a trigger performed, a card played."""
    first, events = found.edges[0], outcome.end.events
    if _is_trigger(first):
        return not any(one.kind is Happened.ABILITY_REMOVED and one.source_card == first.by for one in events)
    of_it = [one for one in events if one.card == first.to]
    begun = max((one.id for one in of_it if one.kind is Happened.PLAY_BEGUN and one.source_card == first.by), default=0)
    return any(one.kind is Happened.FINALIZED and one.id > begun > 0 for one in of_it)


def _is_shown(found: WalkedSetUp, outcome: Outcome) -> bool:
    """Whether the event that a set-up shows first is on the line of an outcome, in the same place."""
    first = found.edges[0].event
    shown = {str(one) for end in found.walk.outcomes for one in end.end.events if one.id == first and _begins(one)}
    return any(one.id == first and str(one) in shown for one in outcome.end.events)


def _begins(event: Event) -> bool:
    return event.kind in (Happened.ABILITY_TRIGGERED, Happened.PLAY_BEGUN)


def _is_so_without(found: WalkedSetUp, board: Board) -> bool:
    """Whether the results of two boards are also the same without the text of the card that does something first.

    A mere effect of one card on the other is not compared.
    """
    first = found.edges[0]
    if first.how in {"acts on", "triggers on", "changes", "plays", "pays for"}:
        return True
    here, there = (walked_bare(one, (first.by,), acts_without(one, first.by), MOST_POSITIONS)
                   for one in (board, found.board))  # fmt: skip
    return here is not None and there is not None and _is_the_same(found, here, there)


def _is_the_same(found: WalkedSetUp, one: Walk, other: Walk) -> bool:
    """Whether two walks have the same results, apart from the plain unit."""
    shown = frozenset(edge.event for edge in found.edges)
    here, there = (sorted(_comparable(outcome, shown) for outcome in walked.outcomes) for walked in (one, other))
    return here == there


def _comparable(outcome: Outcome, shown: frozenset[int]) -> tuple[object, ...]:
    """The events on the line of an outcome and the facts at its end, apart from the plain unit and its battlefield.

    The events in ``shown`` are given with their place in the log.
    """
    of_others = [str(fact) for fact in outcome.facts if fact.what not in (UNIT_LABEL, FIELD)]
    happened = [event for event in outcome.end.events if event.kind is not Happened.CONTROL_LOST]
    return sorted(of_others), [(event.id if event.id in shown else 0, str(event)) for event in happened]
