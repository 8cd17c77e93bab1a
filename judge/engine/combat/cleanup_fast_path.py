"""A fast path: a cleanup in which every step of rule 323 would find nothing to do is left out as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.engine.state.board import Board
    from judge.engine.state.state import GameState


def has_nothing_to_do(state: GameState) -> bool:
    """Whether no step of a cleanup can change anything now. True is certain, False is not."""
    if state.combat is not None:  # 323.2
        return False
    for player in state.by_player.values():
        if player.points >= state.victory_score:  # 323.1
            return False
    board = state.board
    if board.damaged or not board.is_in_place:  # 323.5, 323.7
        return False
    most = 1 if state.teams else 2
    for name, field in state.battlefields.items():
        if field.contested_by is not None or field.staged or field.combat_staged:  # 323.8 to 323.14
            return False
        present = board.present[name]
        if len(present) > most or (field.controller and field.controller not in present):  # 323.9, 323.6
            return False
    return not board.facedown or _are_facedown_cards_in_place(state, board)


def _are_facedown_cards_in_place(state: GameState, board: Board) -> bool:
    """Whether no facedown card is at a battlefield that its controller lost, or may be one too many (323.7)."""
    before = None
    for thing in board.facedown:
        if thing.place == before or thing.controller != state.battlefields[thing.place.of].controller:
            return False
        before = thing.place
    return True
