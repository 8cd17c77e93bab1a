"""Performing the instructions of an effect, from the first to the last (rules 158.1, 359.3.e.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.chain import ItemKind
from judge.engine.state.events import Happened
from judge.engine.state.procedure import PlayerLeft
from judge.engine.triggers.triggered import trigger
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.procedure import Procedure


LEFT_THE_CHAIN = cite("resolve.left-the-chain-meanwhile")  # 359.3.e.15


def perform_all(effect: tuple[Instruction, ...], game: Game, context: EffectContext) -> Procedure[None]:
    """Perform instructions from the first to the last (158.1); the end of the game ends that, too (196)."""
    for place, instruction in enumerate(effect, 1):
        try:
            yield from instruction.perform(game, context)
        except PlayerLeft:
            if context.you not in game.state.players or is_stopped(game, context):
                raise
        if game.state.winner is not None:
            return
        if is_stopped(game, context):
            if place < len(effect):
                _tell_it_is_gone(game, context)
            return
        if game.state.noticed:
            yield from trigger(game, [])


def is_stopped(game: Game, context: EffectContext) -> bool:
    """Whether what resolves has left the chain, so that nothing more of it is executed (359.3.e.15)."""
    item = context.item
    return item is not None and (game.state.item(item.id) is None or _is_spell_elsewhere(game, item))


def _is_spell_elsewhere(game: Game, item: ChainItem) -> bool:
    """Whether a spell was put somewhere else while it resolves, for example by its own text."""
    return item.kind is ItemKind.SPELL and game.find(item.object) is None


def _tell_it_is_gone(game: Game, context: EffectContext) -> None:
    """Say that the rest is not executed; where its player has left the game, that is told there (652.4)."""
    item = context.item
    if item is not None and game.state.item(item.id) is not None:
        spell = game.state.objects[item.object.card]
        game.tell(Happened.IGNORED, LEFT_THE_CHAIN, spell, detail="for it has left the chain")
