"""Payments while an effect resolves (rules 203.3, 444.2): "you may pay …. If you do, …"."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.costs.add import Add
from judge.engine.costs.exchanges import ENERGY, TradesResources
from judge.engine.costs.paying import can_pay, pay, pay_any_amount
from judge.engine.state.clauses import About
from judge.engine.state.decisions import yes_no
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask_whether
from judge.engine.triggers.performing import perform_all
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.instructions import describe_clauses
from judge.engine.wording.references import YOU
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.cost import Cost
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

NOT_PAID = cite("costs.no-effect-without-paying")  # 444.2.b
WITHIN = cite("costs.within-instructions")  # 204.3.b
CANNOT_PAY = cite("costs.must-be-possible")  # 203.3

MAY_LEAVE_IT = open_question(
    "cost-left-unpaid",
    "May a player decline to pay the kill that Deathgrip costs as printed?",
    "yes; then the rest follows",
)


class IfYouPay(Instruction, frozen=True):
    """You may pay a cost now; if you do, perform ``then``, else ``otherwise``."""

    performed_by: ClassVar[tuple[Slug, ...]] = (NOT_PAID,)

    cost: Cost
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        if (yield from self._is_paid(game, context)):
            yield from perform_all(self.then, game, context)
            return
        source = game.in_any_incarnation(context.source)
        game.tell(Happened.IGNORED, NOT_PAID, source, detail=f"{self.cost.describe()} is not paid")
        yield from perform_all(self.otherwise, game, context)

    def _is_paid(self, game: Game, context: EffectContext) -> Procedure[bool]:
        """Whether it is paid; a payment of resources can be declined as it is made (444.2)."""
        if not can_pay(game, context, self.cost):
            return False
        if not self.cost.has_resources:
            words = f"you may {self.cost.describe_paying()}"
            question = yes_no(context.you, "cost", WITHIN, words, yes="do it", no="leave it", source=context.name)
            if not (yield from ask_whether(question)):
                return False
        return (yield from pay(game, context, self.cost, may_decline=True))

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        text = f"you may {self.cost.describe_paying()} as this happens. If you do, {describe_clauses(self.then)}"
        return f"{text}. Otherwise, {describe_clauses(self.otherwise)}" if self.otherwise else text


class PayTo(Instruction, frozen=True):
    """Pay a cost within the instructions, as the spell resolves, to perform ``then`` (204.3.b, 740.4.a.1).

    Unclear: whether a player who could pay a cost other than resources may decline. Here they may, as for resources
    (444.2) and for the costs of triggers that do not say "you may" (404.2).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (WITHIN, CANNOT_PAY)

    cost: Cost
    then: tuple[Instruction, ...]

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        words = self.cost.describe()
        source = game.in_any_incarnation(context.source)
        if not can_pay(game, context, self.cost):
            game.tell(Happened.IGNORED, (WITHIN, CANNOT_PAY), source, detail=f"{words} cannot be paid")
            return
        question = yes_no(context.you, "cost", WITHIN, f"pay: {words}", yes="pay", no="do not pay", source=context.name)
        if not (yield from ask_whether(question)):
            record_doubt(game, MAY_LEAVE_IT)
            game.tell(Happened.DECLINED, WITHIN, source, who=context.you, detail=f"to pay: {words}")
        elif (yield from pay(game, context, self.cost, may_decline=False)):
            game.tell(Happened.COST_PAID, WITHIN, source, who=context.you, detail=words)
            yield from perform_all(self.then, game, context)

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return f"{self.cost.describe_paying()} to {describe_clauses(self.then)}"


class PayAny(Instruction, frozen=True):
    """Pay any amount of Energy, or of a Power symbol, within the instructions, to perform ``then``."""

    performed_by: ClassVar[tuple[Slug, ...]] = (WITHIN,)

    of: str
    then: tuple[Instruction, ...]

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        context.paid_amount = yield from pay_any_amount(game, context, self.of)
        yield from perform_all(self.then, game, context)

    def clauses(self) -> Clauses:
        return (brings(About.PAY, YOU),)

    def describe(self) -> str:
        of = self.of if self.of == ENERGY else f"[{self.of}]"
        return f"pay any amount of {of} to {describe_clauses(self.then)}"


class PayToAdd(TradesResources, frozen=True):
    """The same as the instruction of an ability, which a player can also use while something is paid (429.3)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (WITHIN,)

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        count = yield from pay_any_amount(game, context, self.of)
        if count:
            yield from Add(self.added.energy * count, self.added.power * count).perform(game, context)
