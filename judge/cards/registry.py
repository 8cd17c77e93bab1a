"""Which cards are defined for the engine, and where.

Only the module of a card that is asked for is imported. A test keeps the table complete.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.cards.definition import CardDefinition

_WHERE: dict[str, str] = {
    "Ahri, Alluring": "origins.calm",
    "Alpha Wildclaw": "unleashed.calm",
    "Altar to Unity": "origins.battlefields",
    "Annie, Fiery": "origins.fury",
    "Arise!": "spiritforged.calm",
    "Aspirant's Climb": "origins.battlefields",
    "Astral Heron": "vendetta.calm",
    "Atakhan": "unleashed.order",
    "Ava Achiever": "origins.mind",
    "Back to Back": "origins.order",
    "Baited Hook": "origins.order",
    "Blastcone Fae": "origins.mind",
    "Blind Fury": "origins.fury",
    "Blind Monk": "origins.calm",
    "Blood Rush": "spiritforged.fury",
    "Body Rune": "origins.tokens",
    "Bone Skewer": "unleashed.chaos",
    "Brutal Hunter": "vendetta.body",
    "Caitlyn, Patrolling": "origins.calm",
    "Calm Rune": "origins.tokens",
    "Captain Farron": "origins.fury",
    "Carnivorous Snapvine": "origins.body",
    "Challenge": "origins.body",
    "Chaos Rune": "origins.tokens",
    "Charm": "origins.calm",
    "Clockwork Keeper": "origins.calm",
    "Convergent Mutation": "origins.mind",
    "Counter Strike": "spiritforged.calm",
    "Cruel Patron": "origins.order",
    "Cull the Weak": "origins.order",
    "Darius, Executioner": "origins.order",
    "Darius, Trifarian": "origins.fury",
    "Dark Child, Starter": "proving_grounds.fury",
    "Daughter of the Void": "origins.fury",
    "Dazzling Aurora": "origins.body",
    "Death from Below": "unleashed.fury",
    "Deathgrip": "spiritforged.order",
    "Deceiver": "unleashed.mind",
    "Defy": "origins.calm",
    "Diana, Lunari": "unleashed.mind",
    "Discipline": "origins.calm",
    "Disintegrate": "origins.fury",
    "Doran's Blade": "spiritforged.body",
    "Doran's Shield": "spiritforged.calm",
    "Dragon's Rage": "origins.calm",
    "Draven, Vanquisher": "spiritforged.fury",
    "Dredge Up": "vendetta.mind",
    "Dune Drake": "origins.body",
    "Dune Surfer": "vendetta.fury",
    "Edge of Night": "spiritforged.chaos",
    "Elder Dragon": "unleashed.body",
    "Ember Monk": "origins.chaos",
    "Emperor's Dais": "spiritforged.battlefields",
    "Facebreaker": "origins.order",
    "Falling Star": "origins.fury",
    "Feral Strength": "spiritforged.calm",
    "Fiora, Victorious": "origins.order",
    "Fizz, Trickster": "spiritforged.chaos",
    "Flash": "origins.chaos",
    "Flurry of Blades": "origins.body",
    "Forbidding Waste": "unleashed.battlefields",
    "Fox-Fire": "origins.calm",
    "Fury Rune": "origins.tokens",
    "Gangplank, Naval": "vendetta.body",
    "Garen, Commander": "proving_grounds.order",
    "Gold": "origins.tokens",
    "Guards!": "spiritforged.order",
    "Gustwalker": "unleashed.mind",
    "Hallowed Tomb": "origins.battlefields",
    "Herald of the Arcane": "origins.mind",
    "Hextech Ray": "origins.fury",
    "Hidden Blade": "origins.order",
    "Highlander": "origins.calm",
    "Icathian Rain": "origins.fury",
    "Immortal Phoenix": "origins.fury",
    "Inferna": "unleashed.fury",
    "Janna, Savior": "spiritforged.calm",
    "Jax, Unmatched": "spiritforged.calm",
    "Jinx, Demolitionist": "origins.fury",
    "Jinx, Rebel": "origins.chaos",
    "Karma, Channeler": "origins.order",
    "Kato the Arm": "spiritforged.body",
    "Kayn, Unleashed": "origins.chaos",
    "Keeper of Masks": "unleashed.mind",
    "Ki Barrier": "vendetta.order",
    "Kinkou Monk": "origins.body",
    "Kog'Maw, Caustic": "origins.chaos",
    "Last Breath": "origins.calm",
    "Lee Sin, Centered": "origins.body",
    "Legion Rearguard": "origins.fury",
    "Long Sword": "spiritforged.fury",
    "Lotus Trap": "unleashed.fury",
    "Magma Wurm": "origins.fury",
    "Malzahar, Fanatic": "origins.mind",
    "Mind Rune": "origins.tokens",
    "Mirror Image": "unleashed.mind",
    "Mystic Reversal": "origins.calm",
    "Nine-Tailed Fox": "origins.calm",
    "Nocturne, Horrifying": "origins.chaos",
    "Noxus Hopeful": "origins.fury",
    "Noxus Saboteur": "origins.fury",
    "Order Rune": "origins.tokens",
    "Pack of Wonders": "origins.chaos",
    "Pickpocket": "spiritforged.mind",
    "Portal Rescue": "origins.mind",
    "Possession": "origins.chaos",
    "Promising Future": "origins.mind",
    "Ravenborn Tome": "origins.fury",
    "Rebuke": "origins.chaos",
    "Recruit": "origins.tokens",
    "Reflection": "unleashed.tokens",
    "Reinforce": "origins.calm",
    "Rek'Sai, Breacher": "spiritforged.fury",
    "Rek'Sai, Swarm Queen": "spiritforged.order",
    "Relentless Pursuit": "spiritforged.fury",
    "Relentless Storm": "origins.fury",
    "Rell, Magnetic": "spiritforged.fury",
    "Rengar, Trophy Hunter": "unleashed.body",
    "Resonating Strike": "vendetta.calm",
    "Ride the Wind": "origins.chaos",
    "Ruin Runner": "spiritforged.body",
    "Sabotage": "origins.body",
    "Salvage": "origins.order",
    "Seal of Rage": "origins.fury",
    "Shadow Temple": "vendetta.battlefields",
    "Showstopper": "origins.body",
    "Sigil of the Storm": "origins.battlefields",
    "Singularity": "origins.mind",
    "Sona, Harmonious": "origins.calm",
    "Sprite": "origins.tokens",
    "Sprite Call": "origins.mind",
    "Stacked Deck": "origins.chaos",
    "Stalking Wolf": "unleashed.order",
    "Stalwart Poro": "origins.calm",
    "Stand United": "origins.calm",
    "Stormbringer": "origins.fury",
    "Stupefy": "origins.mind",
    "Sun Disc": "origins.fury",
    "Switcheroo": "spiritforged.chaos",
    "Symbol of the Solari": "origins.order",
    "Targon's Peak": "origins.battlefields",
    "Taric, Protector": "origins.calm",
    "Teemo, Scout": "origins.chaos",
    "Teemo, Strategist": "origins.mind",
    "The Arena's Greatest": "origins.battlefields",
    "The Boss": "origins.body",
    "The Dreaming Tree": "origins.battlefields",
    "The Grand Plaza": "origins.battlefields",
    "The Harrowing": "origins.chaos",
    "The Syren": "origins.chaos",
    "Tianna Crownguard": "spiritforged.calm",
    "Tideturner": "origins.chaos",
    "Time Warp": "origins.mind",
    "Traveling Merchant": "origins.chaos",
    "Trifarian War Camp": "origins.battlefields",
    "Twisted Fate, Gambler": "origins.chaos",
    "Unchecked Power": "origins.mind",
    "Unforgiven": "origins.calm",
    "Unlicensed Armory": "origins.fury",
    "Unyielding Spirit": "origins.body",
    "Vanguard Attendant": "proving_grounds.order",
    "Vengeance": "origins.order",
    "Vi, Destructive": "origins.fury",
    "Vi, Hotheaded": "unleashed.fury",
    "Void Burrower": "spiritforged.fury",
    "Void Gate": "origins.battlefields",
    "Void Rush": "spiritforged.fury",
    "Void Seeker": "origins.fury",
    "Volibear, Furious": "origins.fury",
    "Watchful Sentry": "origins.mind",
    "Wielder of Water": "origins.calm",
    "Wraith of Echoes": "origins.mind",
    "Yasuo, Remorseful": "origins.calm",
    "Yone, Blademaster": "spiritforged.body",
    "Zhonya's Hourglass": "origins.calm",
}
"""The module of each card, one line for each in the order of their names."""

_PRINTINGS = {"Recruit (DE)": "Recruit", "Recruit (NX)": "Recruit", "Recruit (ZN)": "Recruit"}
"""One token, printed three times (187.1)."""


def defined() -> tuple[str, ...]:
    """The names of all defined cards."""
    return tuple(_WHERE)


def catalogue_names() -> tuple[str, ...]:
    """The names under which the catalogue lists the defined cards: a token by each of its printings."""
    printed = set(_PRINTINGS.values())
    return (*(name for name in defined() if name not in printed), *_PRINTINGS)


def is_defined(name: str) -> bool:
    return _PRINTINGS.get(name, name) in _WHERE


@cache
def definition(name: str) -> CardDefinition:
    """The definition of a card. Raises KeyError where the card is not defined for the engine."""
    name = _PRINTINGS.get(name, name)
    from judge.cards.definition import CardDefinition  # noqa: PLC0415 - the engine, only when asked for

    found = import_module(f"judge.cards.{_WHERE[name]}")
    return next(value for value in vars(found).values() if isinstance(value, CardDefinition) and value.name == name)
