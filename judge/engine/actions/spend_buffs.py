"""Spending any number of buffs within an effect (rules 355.17, 702.2.b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.buff import SPEND_BUFF, spend_buff
from judge.engine.state.clauses import About
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask
from judge.engine.targeting.targets import PICK_LATER
from judge.engine.triggers.performing import perform_all
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.instructions import describe_clauses
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import Buffed

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug


class SpendBuffs(Instruction, frozen=True):
    """Spend any number of buffs of your units, one for each unit; ``then`` is performed about each (702.2.b).

    How many were spent is the amount paid of the effect.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (SPEND_BUFF, PICK_LATER)

    then: tuple[Instruction, ...] = ()

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        units = [unit for unit in game.units if unit.buffs and unit.controller == context.you]
        keys = {f"{unit.label}{f', buff {number}' * (number > 1)}": unit for unit in units for number in self._of(unit)}
        context.paid_amount = 0
        if not keys:
            return
        options = tuple(Option(key, key, key) for key in keys)
        prompt = f"spend any number of buffs for {context.name}"
        answer = yield from ask(
            Decision(Kind.PICK, context.you, "buffs", PICK_LATER, prompt, options, 0, len(keys), context.name)
        )
        for key in answer:
            unit = game.find(keys[key].id)
            if unit is not None and unit.buffs:
                yield from spend_buff(game, context.you, unit)
                context.paid_amount += 1
                own = EffectContext(context.you, context.source, context.name, context.item, affected=unit.id)
                yield from perform_all(self.then, game, own)

    def _of(self, unit: GameObject) -> range:
        """The numbers of the buffs of a unit that can be spent: one for what is done to it, else all."""
        return range(1, 2 if self.then else unit.buffs + 1)

    def clauses(self) -> Clauses:
        return (brings(About.SPEND_BUFF, Pick(a_unit_of_yours(Buffed())), more=-1),)

    def describe(self) -> str:
        if self.then:
            return f"for each of your units, you may spend its buff to {describe_clauses(self.then)}"
        return "spend any number of buffs"
