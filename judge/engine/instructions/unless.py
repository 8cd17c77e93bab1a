"""Unless: an instruction that another player can prevent by letting something else happen (rules 355.17, 411.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.decisions import yes_no
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask_whether
from judge.engine.targeting.targets import objects_of
from judge.engine.triggers.performing import perform_all
from judge.engine.wording.instructions import describe_clauses
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Chosen
    from judge.slugs import Slug

DECIDES = cite("instructions.may")  # 355.17


class UnlessItsController(Instruction, frozen=True):
    """Perform ``then``, unless the controller of a target has you perform ``instead``; they decide as this is reached.

    Nobody is asked, and nothing of it happens, if the target is not legal any more.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (DECIDES,)

    of: Chosen
    instead: tuple[Instruction, ...]
    then: tuple[Instruction, ...]

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.of)):
            words = f"have {context.you} {describe_clauses(self.instead)}"
            question = yes_no(
                thing.controller, "may", DECIDES, f"{words}, or {describe_clauses(self.then)}", yes=words,
                no="do not", source=context.name,
            )  # fmt: skip
            lets = yield from ask_whether(question)
            game.tell(
                Happened.CHOSEN, DECIDES, thing, who=thing.controller, detail=words if lets else f"not to {words}"
            )
            yield from perform_all(self.instead if lets else self.then, game, context)

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        of = self.of.describe()
        return f"{describe_clauses(self.then)} unless {of}'s controller has you {describe_clauses(self.instead)}"
