"""Burn (rule 440): cards go from the top of a Main Deck to the trash."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.actions.burn_out import burn_out
from judge.engine.decks import top
from judge.engine.events import Happened
from judge.engine.instructions import Instruction
from judge.engine.zones import main_deck, trash
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.procedure import Procedure
    from judge.engine.scene import Scene

BURN = cite("burn.from-the-top")  # 440.1
AS_MANY_AS_THERE_ARE = cite("burn.burns-out-and-goes-on")  # 440.4


@dataclass(frozen=True, slots=True)
class Burn(Instruction):
    """Put the top ``count`` cards of your Main Deck into your trash.

    A player with fewer cards burns those, burns out, and burns the rest (440.4).
    """

    count: int

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        left, rounds = self.count, 0
        while left and game.state.winner is None:
            cards = yield from top(game, scene.you, left)
            for card in cards:
                game.put(card, trash(card.owner))
            if cards:
                rules = (BURN, AS_MANY_AS_THERE_ARE) if len(cards) < left or rounds else (BURN,)
                names = ", ".join(card.label for card in cards)
                game.tell(Happened.BURNED, rules, who=scene.you, detail=f"{len(cards)} ({names})")
                left -= len(cards)
            else:
                yield from burn_out(game, scene.you, again=rounds > 0)
                rounds += 1

    def possible(self, game: Game, scene: Scene) -> bool:
        return len(game.state.objects_in(main_deck(scene.you))) >= self.count

    def describe(self) -> str:
        return f"Burn {self.count}"
