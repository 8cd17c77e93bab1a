"""Which cards are defined for the engine, and where.

Only the module of a card that is asked for is imported. A test keeps the table complete.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.cards.definition import CardDefinition

_WHERE: dict[str, tuple[str, ...]] = {
    "origins.fury": (
        "Disintegrate", "Unlicensed Armory", "Void Seeker", "Falling Star", "Icathian Rain", "Darius, Trifarian",
        "Hextech Ray", "Relentless Storm", "Ravenborn Tome", "Annie, Fiery",
    ),
    "origins.calm": (
        "Zhonya's Hourglass", "Highlander", "Last Breath", "Yasuo, Remorseful", "Stalwart Poro", "Nine-Tailed Fox",
    ),
    "origins.body": (
        "The Boss", "Challenge", "Kinkou Monk", "Carnivorous Snapvine", "Flurry of Blades",
        "Unyielding Spirit", "Dune Drake",
    ),
    "origins.mind": (
        "Wraith of Echoes", "Stupefy", "Unchecked Power", "Convergent Mutation", "Blastcone Fae", "Watchful Sentry",
        "Singularity",
    ),
    "origins.chaos": (
        "Stacked Deck", "Nocturne, Horrifying", "Rebuke", "Kog'Maw, Caustic", "Jinx, Rebel",
        "Tideturner", "Ride the Wind", "Flash",
    ),
    "origins.order": (
        "Cruel Patron", "Hidden Blade", "Baited Hook", "Back to Back", "Cull the Weak", "Karma, Channeler", "Vengeance",
    ),
    "origins.battlefields": ("Void Gate",),
    "spiritforged.calm": ("Counter Strike",),
    "spiritforged.order": ("Deathgrip",),
    "unleashed.fury": ("Lotus Trap",),
    "vendetta.order": ("Ki Barrier",),
    "origins.tokens": ("Recruit", "Fury Rune", "Calm Rune", "Mind Rune", "Body Rune", "Chaos Rune", "Order Rune"),
}  # fmt: skip

_PRINTINGS = {"Recruit (DE)": "Recruit", "Recruit (NX)": "Recruit", "Recruit (ZN)": "Recruit"}
"""One token, printed three times (187.1)."""


def defined() -> tuple[str, ...]:
    """The names of all defined cards."""
    return tuple(name for names in _WHERE.values() for name in names)


def catalogue_names() -> tuple[str, ...]:
    """The names under which the catalogue lists the defined cards: a token by each of its printings."""
    printed = set(_PRINTINGS.values())
    return (*(name for name in defined() if name not in printed), *_PRINTINGS)


def is_defined(name: str) -> bool:
    return any(_PRINTINGS.get(name, name) in names for names in _WHERE.values())


@cache
def definition(name: str) -> CardDefinition:
    """The definition of a card. Raises KeyError where the card is not defined for the engine."""
    name = _PRINTINGS.get(name, name)
    for module, names in _WHERE.items():
        if name in names:
            from judge.cards.definition import CardDefinition  # noqa: PLC0415 - the engine, only when asked for

            found = import_module(f"judge.cards.{module}")
            return next(
                value for value in vars(found).values() if isinstance(value, CardDefinition) and value.name == name
            )
    raise KeyError(name)
