"""Origins: units whose text is nothing but keywords, or none at all."""

from __future__ import annotations

from judge.cards.definition import BODY, CALM, CHAOS, FURY, MIND, ORDER, printed, unit

BLAZING_SCORCHER = unit(
    "Blazing Scorcher",
    "OGN-001/298",
    FURY,
    energy=5,
    might=5,
    tags=("Dragon", "Noxus"),
    keywords=("Accelerate",),
    variants=(printed(),),
)

POUTY_PORO = unit(
    "Pouty Poro",
    "OGN-013/298",
    FURY,
    energy=2,
    might=2,
    tags=("Poro",),
    keywords=("Deflect",),
    variants=(printed(),),
)

PLAYFUL_PHANTOM = unit(
    "Playful Phantom",
    "OGN-049/298",
    CALM,
    energy=5,
    might=5,
    tags=("Spirit", "Shadow Isles"),
    variants=(printed(),),
)

SUNLIT_GUARDIAN = unit(
    "Sunlit Guardian",
    "OGN-054/298",
    CALM,
    energy=3,
    might=3,
    tags=("Shurima",),
    keywords=("Shield", "Tank"),
    variants=(printed(),),
)

JEWELED_COLOSSUS = unit(
    "Jeweled Colossus",
    "OGN-086/298",
    MIND,
    energy=5,
    might=5,
    tags=("Mount Targon",),
    keywords=("Shield", "Vision"),
    variants=(printed(),),
)

MEGA_MECH = unit(
    "Mega-Mech", "OGN-088/298", MIND, energy=7, might=8, tags=("Mech", "Bandle City"), variants=(printed(),)
)

PAKAA_CUB = unit(
    "Pakaa Cub",
    "OGN-135/298",
    BODY,
    energy=3,
    might=3,
    tags=("Cat", "Ixtal"),
    keywords=("Hidden",),
    variants=(printed(),),
)

MOUNTAIN_DRAKE = unit(
    "Mountain Drake", "OGN-142/298", BODY, energy=9, might=10, tags=("Dragon",), variants=(printed(),)
)

MYSTIC_PORO = unit(
    "Mystic Poro",
    "OGN-171/298",
    CHAOS,
    energy=2,
    might=2,
    tags=("Poro",),
    keywords=("Vision",),
    variants=(printed(),),
)

SHIPYARD_SKULKER = unit(
    "Shipyard Skulker",
    "OGN-175/298",
    CHAOS,
    energy=3,
    might=3,
    tags=("Pirate", "Bilgewater"),
    variants=(printed(),),
)

DARING_PORO = unit(
    "Daring Poro",
    "OGN-210/298",
    ORDER,
    energy=2,
    might=2,
    tags=("Poro",),
    keywords=("Assault",),
    variants=(printed(),),
)

PETTY_OFFICER = unit(
    "Petty Officer",
    "OGN-215/298",
    ORDER,
    energy=5,
    might=5,
    tags=("Pirate", "Bilgewater"),
    keywords=("Assault",),
    variants=(printed(),),
)

VANGUARD_SERGEANT = unit(
    "Vanguard Sergeant", "OGN-219/298", ORDER, energy=4, might=4, tags=("Elite", "Demacia"), variants=(printed(),)
)

SHEN_KINKOU = unit(
    "Shen, Kinkou",
    "OGN-241/298",
    ORDER,
    energy=3,
    power=1,
    might=3,
    tags=("Shen", "Ionia"),
    keywords=("Reaction", "Shield 2", "Tank"),
    supertype="Champion",
    variants=(printed(),),
)
