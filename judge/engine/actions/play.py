"""Play as a Limited Action (rule 419.3): an effect tells a player to play a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.chain import Permission
from judge.engine.play import begin_play
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.costs import Cost
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.engine.scene import Scene

INSTRUCTED = cite("play.instructed")  # 419.3
WAITS = cite("play.waits-for-the-resolution")  # 354.3


def play_instructed(
    game: Game, scene: Scene, card: GameObject, *, ignoring: bool = False, cost: Cost | None = None
) -> None:
    """Begin to play a card at the word of an effect: it becomes a pending item and waits (354.3)."""
    permission = Permission(card.place, instructed=True, ignoring=ignoring, cost=cost)
    begin_play(game, scene.you, card, permission, rules=(INSTRUCTED, WAITS))
