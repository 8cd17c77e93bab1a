"""Banish (rule 427): a card goes from any other zone to banishment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.events import Happened
from judge.engine.zones import banishment
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.objects import GameObject

BANISH = cite("banish.to-banishment")  # 427.1


def banish(game: Game, card: GameObject) -> GameObject:
    """Put a card into its owner's banishment; returns it as it is there."""
    moved = game.put(card, banishment(card.owner))
    game.tell(Happened.BANISHED, BANISH, moved)
    return moved
