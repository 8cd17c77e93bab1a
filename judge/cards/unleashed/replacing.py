"""Unleashed: cards that put something in the place of a death."""

from __future__ import annotations

from judge.cards.definition import FURY, battlefield, printed, spell
from judge.cards.saves import HEAL_EXHAUST_RECALL
from judge.engine.abilities.replacement import WouldDie
from judge.engine.actions.banish import Banish
from judge.engine.actions.deal import Deal
from judge.engine.actions.this_turn import AppliesThisTurn
from judge.engine.combat_circumstances import CombatHere
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Where, a_unit
from judge.engine.references import Affected, Chosen, Target

SMITE = spell(
    "Smite", "UNL-007/219", FURY, energy=2, power=1, keywords=("Action",),
    variants=(
        printed(
            Deal(3, Target(a_unit(where=Where.BATTLEFIELD))),
            AppliesThisTurn(WouldDie(Affected(), (Banish(Affected()),)), Chosen()),
        ),
    ),
)  # fmt: skip

ALTAR_OF_BLOOD = battlefield(
    "Altar of Blood", "UNL-206/219",
    variants=(
        printed(
            WouldDie(
                a_unit(), HEAL_EXHAUST_RECALL, may=True, cost=Cost(power=("A", "A", "A")), here=True,
                during=CombatHere(), its_controller=True,
            )
        ),
    ),
)  # fmt: skip
