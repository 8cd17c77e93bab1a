"""Vendetta: cards that change what things cost, and that cost more or less by their own text."""

from __future__ import annotations

from judge.cards.definition import CALM, FURY, MIND, battlefield, gear, legend, printed, unit
from judge.engine.abilities.cost_changes import CostChange, Playing, Using
from judge.engine.abilities.cost_conditions import WhenYouPlayCosting
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.passive import Static
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.ready import Ready
from judge.engine.card import GEAR, SPELL, UNIT
from judge.engine.circumstances import ShowdownHere, ThereAreAtMost
from judge.engine.costs.cost import Cost
from judge.engine.costs.discount_counts import EachOf
from judge.engine.criteria import Criteria
from judge.engine.keywords.empower import NotEmpowered, empower
from judge.engine.keywords.empowered import IsEmpowered, empowered
from judge.engine.layering.changes import MightBy
from judge.engine.references import Target, This
from judge.engine.sides import Side

HELM_OF_SUPPRESSION = gear(
    "Helm of Suppression", "VEN-045/166", CALM, energy=4, power=1, keywords=("Empower", "Empowered"),
    variants=(
        printed(
            empower(Cost(4, ("G",))),
            CostChange(Playing(Side.ENEMY, SPELL), (Cost(1),), more=True, during=NotEmpowered()),
            CostChange(Playing(Side.ENEMY, SPELL), (Cost(1, ("A",)),), more=True, during=IsEmpowered()),
        ),
    ),
)  # fmt: skip

FROSTCOAT_MOTHER = unit(
    "Frostcoat Mother", "VEN-032/166", CALM, energy=3, might=3, tags=("Dog", "Freljord"),
    keywords=("Empower", "Empowered"),
    variants=(
        printed(
            empower(Cost(12), Discount(1, each=EachOf(Criteria("Rune", Side.YOURS)))),
            empowered(Static(This(), (MightBy(3),))),
        ),
    ),
)  # fmt: skip

BACCAI_SANDSPINNER = unit(
    "Baccai Sandspinner", "VEN-001/166", FURY, energy=6, might=6, tags=("Shurima",), keywords=("Empower", "Empowered"),
    variants=(
        printed(
            empower(Cost(5), Discount(3, during=ThereAreAtMost(4, Criteria("Rune", Side.YOURS)))),
            empowered(keywords=("Deflect", "Assault 2")),
        ),
    ),
)  # fmt: skip

APPLIED_RESEARCHERS = unit(
    "Applied Researchers", "VEN-055/166", MIND, energy=4, might=4, tags=("Shurima",), keywords=("Empower", "Empowered"),
    variants=(
        printed(empower(Cost(3)), empowered(CostChange(Playing(Side.YOURS, SPELL), (Cost(1, ("A",)),), minimum=1))),
    ),
)  # fmt: skip

CURATOR_OF_THE_SANDS = legend(
    "Curator of the Sands", "VEN-145/166", CALM, MIND, tags=("Nasus",),
    variants=(
        printed(
            Triggered(
                WhenYouPlayCosting(7, (UNIT, GEAR), abilities=True),
                (Ready(Target(Criteria("Rune"), "runes", at_least=0, at_most=2)),),
                may=True, cost=Cost(actions=(Exhaust(This()),)),
            )
        ),
    ),
)  # fmt: skip

MYSTIC_VORTEX = battlefield(
    "Mystic Vortex", "VEN-160/166",
    variants=(
        printed(
            CostChange(Playing(Side.ANY, keyword="Reaction"), (Cost(power=("A",)),), more=True, during=ShowdownHere())
        ),
    ),
)  # fmt: skip

PILTOVAN_FORGE = battlefield(
    "Piltovan Forge", "VEN-161/166", variants=(printed(CostChange(Using(first_of_gear=True), (Cost(1),))),)
)

RISEN_ALTAR = battlefield(
    "Risen Altar", "VEN-163/166",
    variants=(printed(CostChange(Using(Side.YOURS, empower=True, here=True), (Cost(1), Cost(power=("A",))))),),
)  # fmt: skip

SANDSWEPT_TOMB = battlefield(
    "Sandswept Tomb", "VEN-164/166",
    variants=(printed(CostChange(Playing(Side.ANY, SPELL, choosing_units_here=True), (Cost(power=("A",)),))),),
)  # fmt: skip
