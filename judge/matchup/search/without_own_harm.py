"""The set-up shown first, without a player who harms their own side, if another board shows the same.

A kill of one's own unit is played by the opponent, and the rescue of the unit in response to that. A text that can
choose any unit gets one of an opponent's, or one's own, to choose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.zones import Place, base, battlefield
from judge.matchup.boards.board_of_roles import PROBE_LABEL
from judge.matchup.boards.objects_to_choose import SECOND_FIELD
from judge.matchup.boards.one_more_unit import with_unit
from judge.matchup.boards.solved_board import SolvedBoard
from judge.matchup.points.stated_targets import acts_on_targets
from judge.matchup.search.own_harm import against_oneself, harmless_first, harms_in
from judge.matchup.search.plainer_set_up import whole_walk
from judge.matchup.walks.planned_acts import Slot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.points.interaction import Edge
    from judge.matchup.points.stated_targets import Telling, Walking
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.walks.explorer import Walk
    from judge.matchup.walks.planned_acts import Act
    from judge.scenario.board.stated_setup import Placed

_BROUGHT_ABOUT = frozenset({"undoes", "replaces", "saves", "triggers on", "enables", "plays", "acts on"})
"""Kinds of interaction in which one card brings something about, whatever its object is."""


def without_own_harm(found: WalkedSetUp, names: frozenset[str], telling: Telling, walking: Walking) -> WalkedSetUp:
    """The same set-up, or another one that shows the same first and in which no player harms their own side."""
    first = found.edges[0]
    if first.how not in _BROUGHT_ABOUT or found.board.merged or not against_oneself(found.board, found.walk):
        return found
    for board, walked in _boards_instead(found, telling, walking):
        again = harmless_first(board, walked, names)
        seen = sorted(telling(board, again), key=lambda edge: not edge.is_like(first))
        if seen and seen[0].is_like(first) and not against_oneself(board, again):
            return replace(found, board=board, walk=again, edges=tuple(seen))
    return found


def _boards_instead(found: WalkedSetUp, telling: Telling, walking: Walking) -> Iterator[tuple[Board, Walk]]:
    """The boards that are tried instead, each with its walk. One with another unit has stated targets."""
    board = found.board
    if board.probe is not None and {part.who for part in board.parts} == {"P1"}:
        answered = _with_probe_first(board)
        walked = whole_walk(answered, walking)
        if walked is not None:
            yield answered, walked
    if board.probe is not None:
        return  # what the test spell kills is what the set-up is about
    for who in ("P2", "P1"):
        for place in (base(who), battlefield(SECOND_FIELD)):
            more = with_unit(replace(board, acts=tuple(map(_free, board.acts))), who, place)
            walked = whole_walk(more, walking)
            if walked is not None:
                yield from _with_stated_targets(more, walked, found.edges[0], telling, walking)


def _with_stated_targets(
    board: Board, walked: Walk, first: Edge, telling: Telling, walking: Walking
) -> Iterator[tuple[Board, Walk]]:
    """The board with the targets of an outcome that shows the same without harm to one's own side, and its walk."""
    for outcome, harms in zip(walked.outcomes, harms_in(board, walked), strict=True):
        is_chosen = any(choice.decision.timing == "target" for choice in outcome.choices)
        if is_chosen and not harms and any(map(first.is_like, telling(board, replace(walked, outcomes=(outcome,))))):
            stated = replace(board, acts=acts_on_targets(board, outcome))
            again = walked if stated.acts == board.acts else whole_walk(stated, walking)
            if again is not None:
                yield stated, again
            return


def _free(act: Act) -> Act:
    """An act without the choices that the board itself has stated for it."""
    return act if act.said else replace(act, details=())


def _with_probe_first(board: Board) -> Board:
    """The board on which one player begins with the test spell, and the other one answers with all other cards."""
    probe = next(act for act in board.acts if act.label == PROBE_LABEL)
    own = (replace(act, who="P2", slot=Slot.IN_RESPONSE) for act in board.acts if act is not probe)
    swapped = replace(
        board, parts=tuple(replace(part, who="P2") for part in board.parts), acts=tuple(map(_free, (probe, *own)))
    )
    if isinstance(swapped, SolvedBoard):
        placed = tuple(one if one.label == PROBE_LABEL else _swapped(one) for one in swapped.placed)
        pools = tuple((_OTHER[who], pool) for who, pool in swapped.pools)
        swapped = replace(swapped, placed=placed, pools=pools, xp=tuple((_OTHER[who], xp) for who, xp in swapped.xp))
        return replace(swapped, unit_of=_OTHER[board.unit_of])
    return replace(swapped, unit_of="P2")


_OTHER = {"P1": "P2", "P2": "P1"}


def _swapped(one: Placed) -> Placed:
    """An object of the other player, in the zone of theirs that it is in."""
    place = Place(one.place.zone, _OTHER.get(one.place.of, one.place.of))
    return replace(one, controller=_OTHER[one.controller], owner=_OTHER.get(one.owner, ""), place=place)
