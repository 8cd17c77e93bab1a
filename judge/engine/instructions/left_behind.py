"""Instructions about the place that an earlier instruction has moved a unit from (rules 359.3.e.14, 447)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.instructions.if_so import READ_NOW
from judge.engine.state.clauses import About, Verb
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.triggers.performing import perform_all
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.instructions import describe_clauses
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug

NEEDS_THE_EARLIER = cite("linked.needs-the-earlier")  # 359.3.e.14.a


class IfThereNow(Instruction, frozen=True):
    """Perform ``then`` if something that matches is where the moved object called ``name`` was before it moved."""

    performed_by: ClassVar[tuple[Slug, ...]] = (READ_NOW, NEEDS_THE_EARLIER)

    what: Criteria
    then: tuple[Instruction, ...]
    name: str = "unit"

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        place, source = context.left.get(self.name), game.in_any_incarnation(context.source)
        if place is None:
            game.tell(Happened.IGNORED, NEEDS_THE_EARLIER, source, detail=f"that {self.name} was not moved by it")
            return
        found = [
            thing for thing in game.state.on_board
            if thing.place == place and self.what.matches(game.state, thing, context.you, context.source)
        ]  # fmt: skip
        if found:
            game.tell(Happened.LOOKED_INTO, READ_NOW, found[0], detail=f"{self.what.describe()} is at {place}")
            yield from perform_all(self.then, game, context)
        else:
            game.tell(Happened.IGNORED, READ_NOW, source, detail=f"there is no {self.what.describe()[2:]} at {place}")

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.COUNT, self.what, amount=1, more=1),)

    def describe(self) -> str:
        return f"if there is {self.what.describe()} where that {self.name} was, {describe_clauses(self.then)}"
