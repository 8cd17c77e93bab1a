"""Play as a Limited Action (rule 419.3): an effect tells a player to play a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.chain import Permission
from judge.engine.instructions import Instruction
from judge.engine.play import begin_play
from judge.engine.procedure import without_decisions
from judge.engine.zones import Zone
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.costs import Cost
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.engine.scene import Scene
    from judge.engine.zones import Place

INSTRUCTED = cite("play.instructed")  # 419.3
WAITS = cite("play.waits-for-the-resolution")  # 354.3


@dataclass(frozen=True, slots=True)
class PlayThis(Instruction):
    """Play the source itself from the trash, if it still lies there.

    Unclear: a text that pays something "to play" a card does not say whether the card's own cost is owed, too. Nothing
    sets it aside (356.1, 419.3.b), so it is.
    """

    @without_decisions
    def perform(self, game: Game, scene: Scene) -> None:
        card = game.find(scene.source) if scene.source is not None else None
        if card is not None and card.place.zone is Zone.TRASH:
            play_instructed(game, scene, card)

    def describe(self) -> str:
        return "Play this from your trash"


def play_instructed(
    game: Game, scene: Scene, card: GameObject, *, ignoring: bool = False, cost: Cost | None = None, less: int = 0,
    also_at: Place | None = None, places: tuple[Place, ...] = (),
) -> None:  # fmt: skip
    """Begin to play a card at the word of an effect: it becomes a pending item and waits (354.3).

    For ``less`` Energy where the effect says so; a unit may be played ``also_at`` a place that it names, or only at
    ``places``.
    """
    permission = Permission(
        card.place, instructed=True, ignoring=ignoring, cost=cost, less=less, also_at=also_at, places=places
    )
    begin_play(game, scene.you, card, permission, rules=(INSTRUCTED, WAITS))
