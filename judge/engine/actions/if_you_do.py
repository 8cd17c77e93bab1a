"""Instructions that hang on an earlier one having been done (rule 359.3.e.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine import instructions
from judge.engine.events import Happened
from judge.engine.instructions import Instruction
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.procedure import Procedure
    from judge.engine.scene import Scene

NOT_EXECUTED = cite("linked.needs-the-earlier")  # 359.3.e.14.a
REPLACED = cite("linked.despite-replacement")  # 359.3.e.14.b


@dataclass(frozen=True, slots=True)
class IfKilled(Instruction):
    """If the kill of ``name`` was performed: ``then``. A kill that was replaced was not (359.3.e.14.b)."""

    then: tuple[Instruction, ...]
    name: str = "unit"

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        if self.name in scene.killed:
            for instruction in self.then:
                yield from instruction.perform(game, scene)
            return
        spared = scene.spared_by.get(self.name)
        because = spared if spared is not None else scene.ignored.get(self.name)
        source = game.state.objects[scene.source.card] if scene.source is not None else None
        game.tell(
            Happened.IGNORED, NOT_EXECUTED if spared is None else REPLACED, source,
            detail=f"that {self.name} was not killed by it",
            causes=game.causes + ((because,) if because is not None else ()),
        )  # fmt: skip

    def describe(self) -> str:
        return f"If that {self.name} was killed: {instructions.describe(self.then)}".removesuffix(".")
