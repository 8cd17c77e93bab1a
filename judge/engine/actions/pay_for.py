"""Paying while an effect resolves (rules 203.3, 444.2): "you may pay …. If you do, …"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine import instructions
from judge.engine.events import Happened
from judge.engine.instructions import Instruction, perform_all
from judge.engine.paying import can_pay, pay
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.costs import Cost
    from judge.engine.game import Game
    from judge.engine.procedure import Procedure
    from judge.engine.scene import Scene

NOT_PAID = cite("costs.no-effect-without-paying")  # 444.2.b


@dataclass(frozen=True, slots=True)
class IfYouPay(Instruction):
    """You may pay a cost now; if you do: ``then``, and ``otherwise`` where you do not."""

    cost: Cost
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        if can_pay(game, scene, self.cost) and (yield from pay(game, scene, self.cost, may_decline=True)):
            yield from perform_all(self.then, game, scene)
            return
        source = game.in_any_incarnation(scene.source)
        game.tell(Happened.IGNORED, NOT_PAID, source, detail=f"{self.cost.describe()} is not paid")
        yield from perform_all(self.otherwise, game, scene)

    def describe(self) -> str:
        then = instructions.describe(self.then).removesuffix(".")
        otherwise = f"; otherwise: {instructions.describe(self.otherwise).removesuffix('.')}" if self.otherwise else ""
        return f"May pay ({self.cost.describe()}); if so: {then}{otherwise}"
