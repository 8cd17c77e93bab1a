"""Spiritforged: units whose text is nothing but keywords, or none at all."""

from __future__ import annotations

from judge.cards.definition import BODY, CALM, CHAOS, ORDER, printed, unit
from judge.engine.keywords.weaponmaster import WEAPONMASTER

NAVORI_SCOUT = unit(
    "Navori Scout",
    "SFD-037/221",
    CALM,
    energy=4,
    might=4,
    tags=("Yordle", "Ionia"),
    keywords=("Deflect",),
    variants=(printed(),),
)

COMBAT_CHEF = unit(
    "Combat Chef",
    "SFD-092/221",
    BODY,
    energy=5,
    might=5,
    tags=("Demacia",),
    keywords=("Weaponmaster",),
    variants=(printed(WEAPONMASTER),),
)

VETERAN_PORO = unit(
    "Veteran Poro",
    "SFD-099/221",
    BODY,
    energy=2,
    might=2,
    tags=("Poro", "Freljord"),
    keywords=("Weaponmaster",),
    variants=(printed(WEAPONMASTER),),
)

MASTER_BINGWEN = unit(
    "Master Bingwen",
    "SFD-127/221",
    CHAOS,
    energy=6,
    might=6,
    tags=("Ionia",),
    keywords=("Weaponmaster",),
    variants=(printed(WEAPONMASTER),),
)

LAURENT_DUELIST = unit(
    "Laurent Duelist",
    "SFD-156/221",
    ORDER,
    energy=4,
    might=3,
    tags=("Demacia",),
    keywords=("Assault 2",),
    variants=(printed(),),
)
