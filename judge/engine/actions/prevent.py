"""Prevent (rule 437): a delayed replacement effect that reduces damage dealt this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.damage_changes import ANY_DAMAGE, DamageFrom, PreventDamage
from judge.engine.abilities.delayed_effects import MADE_BY_EFFECT, begin
from judge.engine.state.clauses import About, Verb
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Affected
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

PREVENT = cite("prevent.delayed-replacement")  # 437.7
VALUE = cite("prevent.value")  # 437.1.b


class Prevent(Instruction, frozen=True):
    """Prevent the next ``value`` damage of a kind this turn, to one object, or to every unit if ``to`` is None.

    ``value`` None prevents all of it; ``next_time``: all of the damage of the next time only.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (MADE_BY_EFFECT, PREVENT, VALUE)

    value: int | None
    to: Reference | None = None
    of: DamageFrom = ANY_DAMAGE
    next_time: bool = False

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        rules = (PREVENT, VALUE)
        if self.to is None:
            begin(game, context, PreventDamage(self.value, a_unit(), self.of), rules, once=self.next_time)
            return
        for thing in (yield from objects_of(game, context, self.to)):
            ability = PreventDamage(self.value, Affected(), self.of)
            begin(game, context, ability, rules, subject=thing, once=self.next_time)

    def clauses(self) -> Clauses:
        return (clause(Verb.CHANGES, About.DAMAGE, self.to, amount=self.value, more=-1),)

    def describe(self) -> str:
        whom = self.to.describe() if self.to is not None else "units"
        if self.next_time:
            return f"prevent all {self.of.describe()} the next time that {whom} would be dealt any this turn"
        much = "all" if self.value is None else f"the next {self.value}"
        return f"prevent {much} {self.of.describe()} that would be dealt to {whom} this turn"
