"""Instructions that make delayed triggers (rules 390.2, 391, 392)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from judge.engine import instructions
from judge.engine.abilities.delayed import Delayed, Until, make
from judge.engine.abilities.occurrences import Moment
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.turn_conditions import AtTime
from judge.engine.events import Happened
from judge.engine.instructions import Instruction
from judge.engine.procedure import without_decisions
from judge.engine.state import Phase
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.instructions import Instruction as AnInstruction
    from judge.engine.scene import Scene

DELAYED_TRIGGER = cite("delayed.trigger")  # 390.2
MADE_BY_EFFECT = cite("delayed.made-by-an-effect")  # 392
OVER_ALREADY = cite("delayed.over-already")  # 359.3.e.16


@dataclass(frozen=True, slots=True)
class AtEndOfThisTurn(Instruction):
    """At the end of this turn, a triggered ability does the rest; its choices are made then (355.5.b).

    Once the Ending Step has begun it is too late for that, and nothing happens (359.3.e.16).
    """

    effect: tuple[AnInstruction, ...]

    chooses_later: ClassVar[bool] = True

    @without_decisions
    def perform(self, game: Game, scene: Scene) -> None:
        assert scene.source is not None
        source = game.state.objects[scene.source.card]
        if game.state.phase is Phase.ENDING and game.state.begun:
            game.tell(Happened.IGNORED, OVER_ALREADY, source, detail="the end of this turn has come already")
            return
        event = game.tell(
            Happened.EFFECT_BEGUN, (DELAYED_TRIGGER, MADE_BY_EFFECT), source,
            detail=f"{source.label} waits for the end of this turn",
        )  # fmt: skip
        ability = Triggered(AtTime(Moment.END_OF_TURN, of_any=True), self.effect)
        name = f"{source.label}'s delayed trigger"
        make(
            game,
            Delayed(game.new_id(), ability, scene.you, scene.source, name, event, Until.END_OF_TURN, once=True),
        )

    def describe(self) -> str:
        return f"At the end of this turn: {instructions.describe(self.effect)}".removesuffix(".")
