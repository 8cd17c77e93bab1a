"""Effects that forbid players to play cards or spells this turn (054.1); they override what permits it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.naming import is_named_and_barred
from judge.engine.state.card import SPELL
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject

CANNOT_PLAY = cite("rules.cannot-beats-can")  # 054.1

SPELLS, CARDS = "cannot play spells", "cannot play cards"
"""Marks of a turn."""


def is_barred(game: Game, player: str, card: GameObject) -> bool:
    """Whether an effect of this turn, or a named card, forbids a player to play a card; tokens are not cards (185)."""
    if is_named_and_barred(game.state, player, card):
        return True
    if not game.state.marks or card.card.token:
        return False
    return bool(game.state.count(CARDS, player) or (card.card.is_a(SPELL) and game.state.count(SPELLS, player)))
