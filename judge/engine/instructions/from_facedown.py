"""An instruction that depends on how its source was played: from facedown (rules 811.1.c.1, 421)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.zones import Zone
from judge.engine.triggers.performing import perform_all
from judge.engine.wording.instructions import describe_clauses
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

READ_NOW = cite("information.read-on-execution")  # 359.3.f.2


class IfFromFacedown(Instruction, frozen=True):
    """Perform ``then`` if the source was played from facedown.

    It stands in the play effect of the source (383.4.a), which is bound to the place where that lay facedown.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (READ_NOW,)

    then: tuple[Instruction, ...]

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        if context.item is not None and context.item.bound_to is not None:
            yield from perform_all(self.then, game, context)
            return
        source = game.in_any_incarnation(context.source)
        game.tell(Happened.IGNORED, READ_NOW, source, detail="it was not played from facedown")

    def clauses(self) -> Clauses:
        return (Clause(Verb.READS, About.PLAY, Subject.THIS, Whose.YOURS, zone=Zone.FACEDOWN),)

    def describe(self) -> str:
        return f"if this was played from facedown, {describe_clauses(self.then)}"
