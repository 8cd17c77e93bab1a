"""Performing the instructions of an effect, from the first to the last (rules 158.1, 359.3.e.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.procedure import PlayerLeft
from judge.engine.triggers.triggered import trigger

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.scene import Scene


def perform_all(effect: tuple[Instruction, ...], game: Game, scene: Scene) -> Procedure[None]:
    """Perform instructions from the first to the last (158.1); the end of the game ends that, too (196)."""
    for instruction in effect:
        try:
            yield from instruction.perform(game, scene)
        except PlayerLeft:
            if scene.you not in game.state.players or is_stopped(game, scene):
                raise
        if game.state.winner is not None or is_stopped(game, scene):
            return
        if game.state.became_mighty:
            yield from trigger(game, [])


def is_stopped(game: Game, scene: Scene) -> bool:
    """Whether what resolves has left the chain, so that nothing more of it is executed (359.3.e.15)."""
    return scene.item is not None and game.state.item(scene.item.id) is None
