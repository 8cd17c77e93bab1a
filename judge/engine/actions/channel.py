"""Channel (rule 430): runes go from the top of a Rune Deck to the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.events import Happened
from judge.engine.instructions import Instruction
from judge.engine.procedure import without_decisions
from judge.engine.zones import Place, Zone, base
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.scene import Scene

CHANNEL = cite("channel.from-the-top")  # 430.1
AS_STATED = cite("channel.as-stated")  # 430.2


@dataclass(frozen=True, slots=True)
class Channel(Instruction):
    """Channel ``count`` runes, or as many as there are (430.3)."""

    count: int = 1
    exhausted: bool = False

    @without_decisions
    def perform(self, game: Game, scene: Scene) -> None:
        runes = game.state.objects_in(Place(Zone.RUNE_DECK, scene.you))[: self.count]
        for rune in runes:
            game.update(game.put(rune, base(scene.you)), exhausted=self.exhausted)
        if runes:
            rules = (CHANNEL, AS_STATED) if self.exhausted else (CHANNEL,)
            game.tell(Happened.CHANNELED, rules, who=scene.you, detail=", ".join(rune.label for rune in runes))

    def describe(self) -> str:
        return f"Channel {self.count}{' exhausted' if self.exhausted else ''}"
