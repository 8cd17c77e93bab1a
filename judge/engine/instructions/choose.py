"""Choose: an instruction that only chooses objects for later instructions (355.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.instruction import Instruction
from judge.engine.targeting.targets import objects_of
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Target
    from judge.slugs import Slug

CHOOSE = cite("targets.choose")  # 355.5


class Choose(Instruction, frozen=True):
    """Choose a target, to which this instruction does nothing."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CHOOSE,)

    what: Target

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        yield from objects_of(game, context, self.what)

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return f"choose {self.what.describe()}"
