"""Performing the instructions of an effect, from the first to the last (rules 158.1, 359.3.e.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.procedure import PlayerLeft
from judge.engine.triggers.triggered import trigger

if TYPE_CHECKING:
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.procedure import Procedure


def perform_all(effect: tuple[Instruction, ...], game: Game, context: EffectContext) -> Procedure[None]:
    """Perform instructions from the first to the last (158.1); the end of the game ends that, too (196)."""
    for instruction in effect:
        try:
            yield from instruction.perform(game, context)
        except PlayerLeft:
            if context.you not in game.state.players or is_stopped(game, context):
                raise
        if game.state.winner is not None or is_stopped(game, context):
            return
        if game.state.noticed:
            yield from trigger(game, [])


def is_stopped(game: Game, context: EffectContext) -> bool:
    """Whether what resolves has left the chain, so that nothing more of it is executed (359.3.e.15)."""
    return context.item is not None and game.state.item(context.item.id) is None
