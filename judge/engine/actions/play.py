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
    from judge.engine.zones import Place

INSTRUCTED = cite("play.instructed")  # 419.3
WAITS = cite("play.waits-for-the-resolution")  # 354.3


def play_instructed(
    game: Game, scene: Scene, card: GameObject, *, ignoring: bool = False, cost: Cost | None = None, less: int = 0,
    also_at: Place | None = None,
) -> None:  # fmt: skip
    """Begin to play a card at the word of an effect: it becomes a pending item and waits (354.3).

    For ``less`` Energy where the effect says so; a unit may be played ``also_at`` a place that it names.
    """
    permission = Permission(card.place, instructed=True, ignoring=ignoring, cost=cost, less=less, also_at=also_at)
    begin_play(game, scene.you, card, permission, rules=(INSTRUCTED, WAITS))
