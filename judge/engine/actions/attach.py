"""Attach and Detach as instructions (rules 434, 435)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.attachment import attach, detach
from judge.engine.instructions import Instruction
from judge.engine.targets import objects_of

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.procedure import Procedure
    from judge.engine.references import Reference
    from judge.engine.scene import Scene


@dataclass(frozen=True, slots=True)
class Attach(Instruction):
    """Attach ``what`` to the one card that ``to`` names; ``same_controller``: only where both have the same."""

    what: Reference
    to: Reference
    same_controller: bool = False

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        things = yield from objects_of(game, scene, self.what)
        tops = yield from objects_of(game, scene, self.to)
        for thing in things if tops else ():
            if self.same_controller and thing.controller != tops[0].controller:
                continue
            attach(game, thing, tops[0])

    def describe(self) -> str:
        return f"Attach: {self.what.describe()}, to {self.to.describe()}"


@dataclass(frozen=True, slots=True)
class Detach(Instruction):
    """Detach what the reference names; nothing happens to a card that is not attached (435.1.a.1)."""

    what: Reference

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        for thing in (yield from objects_of(game, scene, self.what)):
            detach(game, thing)

    def describe(self) -> str:
        return f"Detach: {self.what.describe()}"
