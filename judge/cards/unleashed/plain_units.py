"""Unleashed: units whose text is nothing but keywords, or none at all."""

from __future__ import annotations

from judge.cards.definition import BODY, CALM, FURY, printed, unit

SHARKLING = unit(
    "Sharkling",
    "UNL-006/219",
    FURY,
    energy=3,
    might=1,
    tags=("Bilgewater",),
    keywords=("Accelerate", "Assault 4"),
    variants=(printed(),),
)

RENGAR_UNSEEN = unit(
    "Rengar, Unseen",
    "UNL-024/219",
    FURY,
    energy=4,
    power=1,
    might=4,
    tags=("Cat", "Rengar", "Ixtal"),
    keywords=("Accelerate", "Assault 2", "Deflect", "Ganking"),
    supertype="Champion",
    variants=(printed(),),
)

MUTATED_MOUSER = unit(
    "Mutated Mouser",
    "UNL-036/219",
    CALM,
    energy=2,
    might=1,
    tags=("Cat", "Bilgewater"),
    keywords=("Shield 2", "Tank"),
    variants=(printed(),),
)

TOWERING_COMBATANT = unit(
    "Towering Combatant",
    "UNL-099/219",
    BODY,
    energy=4,
    might=3,
    tags=("Shurima",),
    keywords=("Shield 2", "Tank"),
    variants=(printed(),),
)

VORACIOUS_GROMP = unit(
    "Voracious Gromp",
    "UNL-100/219",
    BODY,
    energy=5,
    might=5,
    tags=("Freljord",),
    keywords=("Hunt 3",),
    variants=(printed(),),
)
