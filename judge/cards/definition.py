"""Card definitions: the facts of a card and its dated wordings, as data.

A definition is what a card is (name, costs, Might, domains …) and what each of its wordings does, written in the
vocabulary of the engine. ``definition.on(day)`` is the card as it reads on that day.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.abilities.ability import Ability
from judge.engine.abilities.activated import Activated
from judge.engine.actions.add import Add
from judge.engine.actions.recycle import Recycle
from judge.engine.card import Card
from judge.engine.costs.cost import Cost
from judge.engine.instructions import Instruction, describe
from judge.engine.references import This

if TYPE_CHECKING:
    from collections.abc import Iterator

FURY, CALM, MIND, BODY, CHAOS, ORDER = "Fury", "Calm", "Mind", "Body", "Chaos", "Order"

PRINTED = "printed"


class Variant(Struct, frozen=True):
    """One wording: ``name`` is "printed" or the date of its errata, ``bulletin`` the file that announced it."""

    name: str
    bulletin: str
    abilities: tuple[Ability, ...]
    effect: tuple[Instruction, ...]

    @property
    def since(self) -> date:
        return date.min if self.name == PRINTED else date.fromisoformat(self.name)

    def describe(self, keywords: tuple[str, ...]) -> str:
        """The wording in our register: keywords, then each ability, then the effect of a spell."""
        lines = [" ".join(f"{keyword}." for keyword in keywords)] if keywords else []
        lines += [ability.describe() for ability in self.abilities]
        if self.effect:
            lines.append(describe(self.effect))
        return "\n".join(lines)


Part = Ability | Instruction


def printed(*parts: Part) -> Variant:
    """The wording as printed."""
    return _variant(PRINTED, "", parts)


def errata(day: str, bulletin: str, *parts: Part) -> Variant:
    """The wording since an errata bulletin of ``day`` (YYYY-MM-DD)."""
    return _variant(day, bulletin, parts)


def _variant(name: str, bulletin: str, parts: tuple[Part, ...]) -> Variant:
    return Variant(
        name,
        bulletin,
        tuple(part for part in parts if isinstance(part, Ability)),
        tuple(part for part in parts if isinstance(part, Instruction)),
    )


class CardDefinition(Struct, frozen=True, eq=False):
    """The facts of a card and its wordings, oldest first."""

    name: str
    code: str
    types: tuple[str, ...]
    domains: tuple[str, ...]
    variants: tuple[Variant, ...]
    energy: int = 0
    power: int = 0
    might: int | None = None
    tags: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    supertype: str = ""
    token: bool = False

    def on(self, day: date) -> Card:
        """The card as it reads on a day."""
        return self.card([variant for variant in self.variants if variant.since <= day][-1])

    def card(self, variant: Variant) -> Card:
        """The card with one of its wordings; the same object every time."""
        key = (self.name, variant.name)
        if key not in _CARDS:
            _CARDS[key] = Card(
                self.name, self.types, self.domains, self.energy, self.power, self.might, self.tags, self.keywords,
                variant.abilities, variant.effect, variant.name, self.token,
            )  # fmt: skip
        return _CARDS[key]

    def cards(self) -> Iterator[Card]:
        """The card in each of its wordings, oldest first."""
        return (self.card(variant) for variant in self.variants)


_CARDS: dict[tuple[str, str], Card] = {}


def unit(
    name: str, code: str, *domains: str, variants: tuple[Variant, ...], might: int, energy: int = 0, power: int = 0,
    tags: tuple[str, ...] = (), keywords: tuple[str, ...] = (), supertype: str = "", token: bool = False,
    also: tuple[str, ...] = (),
) -> CardDefinition:  # fmt: skip
    """A unit; ``also`` are further types that it has (177)."""
    return CardDefinition(
        name, code, ("Unit", *also), domains, variants, energy, power, might, tags, keywords, supertype, token
    )


def gear(
    name: str, code: str, *domains: str, variants: tuple[Variant, ...], energy: int = 0, power: int = 0,
    tags: tuple[str, ...] = (), keywords: tuple[str, ...] = (), supertype: str = "", token: bool = False,
) -> CardDefinition:  # fmt: skip
    """A gear."""
    return CardDefinition(
        name, code, ("Gear",), domains, variants, energy, power, None, tags, keywords, supertype, token
    )


def equipment(
    name: str, code: str, *domains: str, variants: tuple[Variant, ...], energy: int = 0, power: int = 0,
    keywords: tuple[str, ...] = ("Equip",), tags: tuple[str, ...] = ("Equipment",), supertype: str = "",
) -> CardDefinition:  # fmt: skip
    """A gear with the Equipment tag; its Might Bonus and Effect Text stand in each wording (``WhileAttached``)."""
    return CardDefinition(name, code, ("Gear",), domains, variants, energy, power, None, tags, keywords, supertype)


def spell(
    name: str, code: str, *domains: str, variants: tuple[Variant, ...], energy: int = 0, power: int = 0,
    tags: tuple[str, ...] = (), keywords: tuple[str, ...] = (), supertype: str = "",
) -> CardDefinition:  # fmt: skip
    """A spell."""
    return CardDefinition(name, code, ("Spell",), domains, variants, energy, power, None, tags, keywords, supertype)


def legend(
    name: str, code: str, *domains: str, variants: tuple[Variant, ...], tags: tuple[str, ...] = (),
    keywords: tuple[str, ...] = (), supertype: str = "",
) -> CardDefinition:  # fmt: skip
    """A champion legend."""
    return CardDefinition(name, code, ("Legend",), domains, variants, tags=tags, keywords=keywords, supertype=supertype)


def battlefield(name: str, code: str, *, variants: tuple[Variant, ...], token: bool = False) -> CardDefinition:
    """A battlefield."""
    return CardDefinition(name, code, ("Battlefield",), (), variants, supertype="Token" if token else "", token=token)


RUNE_ABILITIES = (
    Activated(Cost(exhaust_this=True), (Add(1),), reaction=True),
    Activated(Cost(actions=(Recycle(This()),)), (Add(power=("C",)),), reaction=True),
)


def rune(name: str, code: str, domain: str) -> CardDefinition:
    """A basic rune with its two Add abilities (164.2)."""
    return CardDefinition(name, code, ("Rune",), (domain,), (printed(*RUNE_ABILITIES),), supertype="Basic")
