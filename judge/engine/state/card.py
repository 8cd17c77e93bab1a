"""What a game object says about itself (rules 130-139): the facts and the abilities of one wording of one card.

A ``Card`` is what the engine plays with. Which wording of a card is in force on a day is chosen in ``judge.cards``.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability
    from judge.engine.state.instruction import Instruction

UNIT, GEAR, SPELL, RUNE, LEGEND, BATTLEFIELD = "Unit", "Gear", "Spell", "Rune", "Legend", "Battlefield"

DOMAIN_LETTERS = {"R": "Fury", "G": "Calm", "B": "Mind", "O": "Body", "P": "Chaos", "Y": "Order"}
"""Rule 134.2."""


class Card(Struct, frozen=True, eq=False, dict=True):
    """One wording of a card, compared by identity.

    ``power`` is the number of Power symbols of the card's own domain, ``might`` is None if there is none,
    ``wording`` names the variant ("printed" or the date of its errata).
    """

    name: str
    types: tuple[str, ...]
    domains: tuple[str, ...] = ()
    energy: int = 0
    power: int = 0
    might: int | None = None
    tags: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    effect: tuple[Instruction, ...] = ()
    wording: str = "printed"
    token: bool = False
    filler: bool = False

    @cached_property
    def is_unit(self) -> bool:
        return UNIT in self.types

    @cached_property
    def is_permanent(self) -> bool:
        """Whether it is a unit or gear (133.4.a.2)."""
        return UNIT in self.types or GEAR in self.types

    @cached_property
    def kinds(self) -> frozenset[type[Ability]]:
        """The kinds of its abilities."""
        return frozenset(kind for ability in self.abilities for kind in type(ability).__mro__)

    @cached_property
    def adds_resources(self) -> bool:
        """Whether an ability of it can be used while a cost is paid and adds resources (357.1.a)."""
        return any(ability.adds_resources for ability in self.abilities)

    @cached_property
    def changes_others(self) -> bool:
        """Whether the text has passive abilities that change what objects are, can do or measure (473)."""
        return any(ability.is_layered for ability in self.abilities)

    @cached_property
    def triggers_in_trash(self) -> bool:
        """Whether the text has triggered abilities that are active in a trash (383.2.c.1)."""
        return any(ability.triggers_in_trash for ability in self.abilities)

    def is_a(self, card_type: str) -> bool:
        return card_type in self.types

    @property
    def printed_traits(self) -> tuple[tuple[str, ...], tuple[Ability, ...], tuple[str, ...]]:
        """The keywords, abilities and tags that are printed on it."""
        return (self.keywords, self.abilities, self.tags)

    def has(self, keyword: str) -> bool:
        """Whether a keyword is printed on the card, with a value ("Assault 2") or without."""
        return is_among(keyword, self.keywords)


@cache
def is_among(keyword: str, keywords: tuple[str, ...]) -> bool:
    """Whether keywords hold one, with a value or without."""
    return keyword in keywords or any(found.startswith(f"{keyword} ") for found in keywords)


@cache
def names_of(keywords: tuple[str, ...]) -> frozenset[str]:
    """Keywords without their values."""
    return frozenset(found.split(" ")[0] for found in keywords)


@cache
def value_among(keyword: str, keywords: tuple[str, ...]) -> int:
    """The sum of the values of a keyword; one that is written without a value counts 1 (807.1.b.3, 814.1.b.3)."""
    values = (found.removeprefix(keyword).strip() for found in keywords if found.split(" ")[0] == keyword)
    return sum(int(value or 1) for value in values)


FILLER = Card("filler card", (), filler=True)
"""A card of which only its existence is stated; it is no unit, and reading it is refused where it would matter."""
