"""Instructions of a text that is read in one of several ways, as long as nothing official says in which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import instructions
from judge.engine.doubted import reach
from judge.engine.instructions import Instruction, perform_all

if TYPE_CHECKING:
    from judge.doubts import Doubt
    from judge.engine.amounts import Amount
    from judge.engine.circumstances import Circumstance
    from judge.engine.game import Game
    from judge.engine.procedure import Procedure
    from judge.engine.scene import Scene


class RestsOn(Instruction, frozen=True):
    """``then`` is performed; where ``when`` is so, this rests on an open question, as another reading differs there.

    So it does only where ``amount``, if there is one, comes to ``at_least``.
    """

    doubt: Doubt
    then: tuple[Instruction, ...]
    when: Circumstance | None = None
    amount: Amount | None = None
    at_least: int = 2

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        here = game.find(scene.source) if scene.source is not None else None
        amount = (yield from self.amount.value(game, scene)) if self.amount is not None else self.at_least
        if (amount or 0) >= self.at_least and (self.when is None or self.when.holds(game.state, scene.you, here)):
            reach(game, self.doubt)
        yield from perform_all(self.then, game, scene)

    def possible(self, game: Game, scene: Scene) -> bool:
        return all(part.possible(game, scene) for part in self.then)

    def describe(self) -> str:
        return instructions.describe(self.then).removesuffix(".")
