"""A fast path: a cleanup in which every step of rule 323 would find nothing to do is left out as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.combat.designations import wanted
from judge.engine.outcomes.lethal import has_lethal_damage

if TYPE_CHECKING:
    from judge.engine.state.board import Board
    from judge.engine.state.state import GameState


def has_nothing_to_do(state: GameState) -> bool:
    """Whether no step of a cleanup can change anything now. True is certain, False is not."""
    for player in state.by_player.values():
        if player.points >= state.victory_score:  # 323.1
            return False
    board = state.board
    if not board.is_in_place or not _are_fields_at_rest(state, board):  # 323.7
        return False
    for unit in board.damaged:
        if has_lethal_damage(state, unit):  # 323.5
            return False
    if state.combat is not None:
        for unit in board.units:
            if unit.designation is not wanted(state.combat, unit):  # 323.2
                return False
    return not board.facedown or _are_facedown_cards_in_place(state, board)


def _are_fields_at_rest(state: GameState, board: Board) -> bool:
    """Whether at no battlefield anything is to be staged, opened, lost or no longer contested (323.6, 323.8-323.14)."""
    combat, most = state.combat, 1 if state.teams else 2
    for name, field in state.battlefields.items():
        present = board.present[name]
        if len(present) > most:
            return False
        if state.is_ongoing(name):  # nothing is staged or lost there meanwhile, but a showdown can become a combat
            if combat is None and (field.combat_staged or (len(present) > 1 and field.contested_by in present)):
                return False
        elif (
            field.contested_by is not None
            or field.staged
            or field.combat_staged
            or (field.controller and field.controller not in present)
        ):
            return False
    return True


def _are_facedown_cards_in_place(state: GameState, board: Board) -> bool:
    """Whether no facedown card is at a battlefield that its controller lost, or may be one too many (323.7)."""
    before = None
    for thing in board.facedown:
        if thing.place == before or thing.controller != state.battlefields[thing.place.of].controller:
            return False
        before = thing.place
    return True
