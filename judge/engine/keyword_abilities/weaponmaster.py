"""Weaponmaster (rule 821): a play effect that attaches an Equipment for its Equip cost, reduced by [A]."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.abilities.charged import Charged
from judge.engine.actions.attach import Attach, attach
from judge.engine.costs.paying import can_pay, pay
from judge.engine.costs.reducing import reduced
from judge.engine.costs.total_cost import totals
from judge.engine.keyword_abilities.equip import equip_ability
from judge.engine.state.card import GEAR
from judge.engine.state.clauses import About
from judge.engine.state.cost import Cost
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.targets import objects_of
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Target
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

PAY_THE_EQUIP_COST = cite("weaponmaster.equip-cost-reduced")  # 821.1.c
STAYS = cite("weaponmaster.stays-where-it-is")  # 821.1.c.5

ONE_DOMAIN = open_question(
    "weaponmaster-one-domain", "Does Weaponmaster reduce an Equip cost of one domain?", "it does, by one Power"
)


class AttachForEquipCost(Instruction, frozen=True):
    """Pay the Equip cost of an Equipment, reduced by one Power, to attach it to the source.

    The Equip ability is not activated and the source is not chosen (821.1.c.6). If the cost cannot be paid or is
    declined (444.2), nothing happens.

    Unclear: 821.1.c.3 says that a cost which does not contain [A] is not reduced. Here a cost of Power of one domain
    counts as containing it, as the reminder text suggests: the reduction is one Power.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (STAYS, PAY_THE_EQUIP_COST, *Attach.performed_by)

    what: Target

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        unit = game.find(context.source) if context.source is not None else None
        for thing in (yield from objects_of(game, context, self.what)):
            less = _equip_cost(game, context.you, thing, unit) if unit is not None else None
            paying = EffectContext(you=context.you, source=thing.id, name=f"{context.name} ({thing.label})")
            if (
                unit is None or less is None or thing.attached_to == unit.id.card or not can_pay(game, paying, less)
                or not (less.is_free or (yield from pay(game, paying, less, may_decline=True)))
            ):  # fmt: skip
                game.tell(Happened.IGNORED, STAYS, thing, detail="it stays where it is")
            elif (to := game.find(unit.id)) is None or (now := game.find(thing.id)) is None:
                game.tell(Happened.IGNORED, STAYS, thing, detail=f"{unit.label} was given up for it")
            else:
                yield from attach(game, now, to, context.you, (PAY_THE_EQUIP_COST,))

    def clauses(self) -> Clauses:
        return (brings(About.ATTACH, self.what),)

    def describe(self) -> str:
        return f"pay the Equip cost of {self.what.describe()} for [A] less to attach it to this"


def _equip_cost(game: Game, player: str, thing: GameObject, unit: GameObject) -> Cost | None:
    """The total cost of using the Equip ability on the unit, less [A] (821.1.c.2); None without one (821.1.c.4)."""
    ability = equip_ability(thing.card)
    if ability is None:
        return None
    cost = totals(game, Charged(player, thing, ability, chosen=(unit,))).costs[0]
    if cost.power and "A" not in cost.power:
        record_doubt(game, ONE_DOMAIN)
    return reduced(cost, Cost(power=("A",)), 0, thing.card)[0]


EQUIPMENT = "Equipment"

WEAPONMASTER = Triggered(
    WhenPlayed(),
    (AttachForEquipCost(Target(Criteria(GEAR, side=Side.YOURS, qualities=(Tagged(EQUIPMENT),)), "Equipment")),),
    may=True,
)
"""The triggered ability that each instance of the keyword is (821.1.c); it is optional."""
