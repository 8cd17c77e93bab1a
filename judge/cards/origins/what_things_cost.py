"""Origins: cards that change what things cost, and that cost more or less by their own text."""

from __future__ import annotations

from judge.cards.definition import BODY, CALM, FURY, MIND, printed, spell, unit
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.buff import SpendBuff
from judge.engine.actions.channel import Channel
from judge.engine.actions.deal import Deal
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.actions.ready import Ready
from judge.engine.card import SPELL
from judge.engine.circumstances import AtABattlefield, OpponentIsClose
from judge.engine.costs.cost import Cost
from judge.engine.costs.discount_counts import HighestMight
from judge.engine.criteria import Side, Where, a_unit, a_unit_of_yours
from judge.engine.references import Pick, Target

A_UNIT_AT_A_BATTLEFIELD = Target(a_unit(where=Where.BATTLEFIELD))

FIND_YOUR_CENTER = spell(
    "Find Your Center", "OGN-047/298", CALM, energy=3, keywords=("Action",),
    variants=(printed(Discount(2, during=OpponentIsClose(3)), Draw(1), Channel(1, exhausted=True)),),
)  # fmt: skip

SKY_SPLITTER = spell(
    "Sky Splitter", "OGN-014/298", FURY, energy=8, power=1, keywords=("Action",),
    variants=(printed(Discount(1, each=HighestMight(a_unit_of_yours())), Deal(5, A_UNIT_AT_A_BATTLEFIELD)),),
)  # fmt: skip

BRAZEN_BUCCANEER = unit(
    "Brazen Buccaneer", "OGN-002/298", FURY, energy=6, might=5, tags=("Pirate", "Bilgewater"),
    variants=(
        printed(
            OptionalCost("the additional cost", Cost(actions=(Discard(1),))), Discount(2, paid="the additional cost")
        ),
    ),
)  # fmt: skip

EAGER_APPRENTICE = unit(
    "Eager Apprentice", "OGN-084/298", MIND, energy=3, might=3, tags=("Piltover",),
    variants=(
        printed(CostChange(Playing(Side.YOURS, SPELL), (Cost(1),), minimum=1, during=AtABattlefield())),
    ),
)  # fmt: skip

WALLOP = spell(
    "Wallop", "OGN-146/298", BODY, energy=2, keywords=("Action",),
    variants=(
        printed(
            OptionalCost(
                "the additional cost", Cost(actions=(SpendBuff(Pick(a_unit_of_yours(buffed=True))),)),
                ignores_base_cost=True,
            ),
            Ready(Target(a_unit())),
        ),
    ),
)  # fmt: skip
