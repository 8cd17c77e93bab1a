"""Vendetta: Body."""

from __future__ import annotations

from judge.cards.definition import BODY, errata, printed, unit
from judge.engine.abilities.damage import NoDamage
from judge.engine.abilities.delayed import Until
from judge.engine.abilities.instead_when_chosen import Deed, InsteadWhenChosen
from judge.engine.abilities.passive import Static
from judge.engine.actions.give_might import GiveMight
from judge.engine.combat_circumstances import InCombat
from judge.engine.costs.cost import Cost
from judge.engine.criteria_such_that import ItIsNot
from judge.engine.keywords.empower import empower
from judge.engine.keywords.empowered import empowered
from judge.engine.layering.changes import HasKeywords, MightBy
from judge.engine.references import This

VENDETTA = "errata/2026-07-23-vendetta.md"

BRUTAL_HUNTER = unit(
    "Brutal Hunter", "VEN-070/166", BODY, energy=3, power=1, might=4, tags=("Noxus",),
    keywords=("Empower", "Empowered"),
    variants=(
        printed(empower(Cost(energy=3)), empowered(Static(This(), (MightBy(2), HasKeywords(("Ganking",)))))),
    ),
)  # fmt: skip

EMPOWER_FOR_TWO = empower(Cost(power=("C", "C")))
HINDRANCES = (Deed.STUN, Deed.LESS_MIGHT, Deed.RETURN)

GANGPLANK_NAVAL = unit(
    "Gangplank, Naval", "VEN-086/166", BODY, energy=6, might=6, tags=("Bilgewater", "Gangplank"),
    keywords=("Empower", "Empowered"), supertype="Champion",
    variants=(
        printed(
            EMPOWER_FOR_TWO,
            empowered(InsteadWhenChosen(HINDRANCES, (GiveMight(3, This(), until=Until.FOREVER),))),
        ),
        errata(
            "2026-07-23", VENDETTA,
            EMPOWER_FOR_TWO, empowered(InsteadWhenChosen(HINDRANCES, (GiveMight(3, This()),))),
        ),
    ),
)  # fmt: skip

AMBESSA_THE_WOLF = unit(
    "Ambessa, The Wolf", "VEN-084/166", BODY, energy=4, might=4, tags=("Noxus", "Ambessa"),
    keywords=("Empower", "Empowered"), supertype="Champion",
    variants=(
        printed(
            empower(Cost(energy=3, power=("O",))),
            empowered(Static(This(), (MightBy(3),)), NoDamage(This(), when=ItIsNot(InCombat()))),
        ),
    ),
)  # fmt: skip
