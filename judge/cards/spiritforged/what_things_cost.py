"""Spiritforged: cards that change what things cost, and that cost more or less by their own text."""

from __future__ import annotations

from judge.cards.definition import (
    CHAOS,
    FURY,
    MIND,
    battlefield,
    gear,
    printed,
    unit,
)
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.cost_changes import CostChange, Part, Playing
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.optional_costs import GivesRepeat, OptionalCost, WithoutEnergyCost
from judge.engine.abilities.passive import Static
from judge.engine.abilities.scoring_conditions import CONQUER, WhenThisScores
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.deal import Deal
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.actions.if_you_do import IfKilled
from judge.engine.actions.kill import Kill
from judge.engine.actions.play import Play
from judge.engine.actions.recycle import Recycle
from judge.engine.actions.this_turn import ForNextSpell, ThisTurn
from judge.engine.amounts import MightOfGiven
from judge.engine.card import GEAR, SPELL
from judge.engine.combat_circumstances import InCombat
from judge.engine.costs.cost import Cost
from judge.engine.costs.discount_counts import PlayedThisTurn
from judge.engine.criteria import CardsIn, Criteria, Where, a_friendly_unit, a_unit
from judge.engine.layering.changes import HasKeywords
from judge.engine.references import Every, Pick, Target
from judge.engine.sides import Side
from judge.engine.zones import Zone

ONE_OR_ANY = (Cost(1), Cost(power=("A",)))

VEX_CHEERLESS = unit(
    "Vex, Cheerless", "SFD-146/221", CHAOS, energy=5, power=1, might=5, tags=("Yordle", "Vex", "Shadow Isles"),
    supertype="Champion",
    variants=(
        printed(
            CostChange(Playing(card_type=SPELL), (Cost(1, ("A",)),), minimum=1, during=InCombat()),
            CostChange(Playing(Side.ENEMY, SPELL), (Cost(1, ("A",)),), more=True, during=InCombat()),
        ),
    ),
)  # fmt: skip

EZREAL_PRODIGY = unit(
    "Ezreal, Prodigy", "SFD-149/221", CHAOS, energy=3, power=1, might=3, tags=("Ezreal", "Piltover"),
    supertype="Champion",
    variants=(
        printed(
            Triggered(WhenPlayed(), (Discard(1), Draw(2))),
            CostChange(Playing(Side.YOURS), ONE_OR_ANY, part=Part.OPTIONAL),
        ),
    ),
)  # fmt: skip

IRELIA_GRACEFUL = unit(
    "Irelia, Graceful", "SFD-141/221", CHAOS, energy=4, power=1, might=4, tags=("Irelia", "Ionia"),
    supertype="Champion",
    variants=(printed(CostChange(Playing(Side.YOURS, SPELL, choosing_this=True), ONE_OR_ANY)),),
)  # fmt: skip

ADDITIONAL = "the additional cost"

BATTERING_RAM = unit(
    "Battering Ram", "SFD-012/221", FURY, energy=5, might=5, tags=("Trifarian", "Noxus"),
    variants=(printed(Discount(1, each=PlayedThisTurn(), minimum=1)),),
)  # fmt: skip

BLAST_CORPS_CADET = unit(
    "Blast Corps Cadet", "SFD-013/221", FURY, energy=2, might=2, tags=("Piltover",),
    variants=(
        printed(
            OptionalCost(ADDITIONAL, Cost(1, ("R",))),
            Triggered(WhenPlayed(paid=ADDITIONAL), (Deal(2, Target(a_unit(where=Where.BATTLEFIELD))),)),
        ),
    ),
)  # fmt: skip

TEMPORAL_PORTAL = gear(
    "Temporal Portal", "SFD-078/221", MIND, energy=3,
    variants=(printed(Activated(Cost(power=("A",), exhaust_this=True), (ForNextSpell(GivesRepeat()),))),),
)  # fmt: skip

MARAI_SPIRE = battlefield(
    "Marai Spire", "SFD-211/221", variants=(printed(CostChange(Playing(), (Cost(1),), part=Part.REPEAT)),)
)

JAYCE_MAN_OF_PROGRESS = unit(
    "Jayce, Man of Progress", "SFD-084/221", MIND, energy=4, might=4, tags=("Jayce", "Piltover"), supertype="Champion",
    variants=(
        printed(
            Triggered(
                WhenPlayed(),
                (
                    Kill(Target(Criteria(GEAR, Side.FRIENDLY), "gear")),
                    IfKilled((ThisTurn(WithoutEnergyCost(GEAR, energy_at_most=7)),), "gear"),
                ),
                may=True,
            )
        ),
    ),
)  # fmt: skip

RECYCLED = "recycled unit"
A_MECH_IN_THE_TRASH = Target(CardsIn(Zone.TRASH, tag="Mech"), "Mech")

RUMBLE_HOTHEADED = unit(
    "Rumble, Hotheaded", "SFD-026/221", FURY, energy=4, might=4, tags=("Mech", "Yordle", "Rumble", "Bandle City"),
    supertype="Champion",
    variants=(
        printed(
            Static(Every(Criteria(side=Side.YOURS, tag="Mech")), (HasKeywords(("Assault",)),)),
            Triggered(
                WhenThisScores((CONQUER,)), (Play(A_MECH_IN_THE_TRASH, less=MightOfGiven(RECYCLED)),), may=True,
                cost=Cost(actions=(Recycle(Pick(a_friendly_unit(another=True), RECYCLED)),)),
            ),
        ),
    ),
)  # fmt: skip
