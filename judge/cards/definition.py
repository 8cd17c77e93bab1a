"""Card definitions: the dated wordings of a card, as data; its facts are those of the catalogue.

A definition says what each wording of a card does, in the vocabulary of the engine. ``definition.on(day)`` is the card
as it reads on that day.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.cards.catalogue import facts_of
from judge.engine.state.ability import Ability
from judge.engine.state.card import Card
from judge.engine.state.instruction import Instruction
from judge.engine.wording.instructions import describe_effect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.cards.catalogue import CardFacts

PRINTED = "printed"

Part = str | Ability | Instruction
"""What a wording consists of: its keywords, its abilities, the instructions of a spell."""


class Variant(Struct, frozen=True):
    """One wording: ``name`` is "printed" or the date of its errata, ``bulletin`` the file that announced it."""

    name: str
    bulletin: str
    keywords: tuple[str, ...]
    abilities: tuple[Ability, ...]
    effect: tuple[Instruction, ...]

    @property
    def since(self) -> date:
        return date.min if self.name == PRINTED else date.fromisoformat(self.name)

    def describe(self) -> str:
        """The wording in our words: keywords, then each ability, then the effect of a spell.

        A keyword whose ability says it together with its cost is not said twice.
        """
        texts = [ability.describe() for ability in self.abilities]
        plain = [keyword for keyword in self.keywords if not any(text.startswith(f"{keyword} [") for text in texts)]
        lines = [" ".join(f"{keyword}." for keyword in plain)] if plain else []
        lines += texts
        if self.effect:
            lines.append(describe_effect(self.effect))
        return "\n".join(lines)


def printed(*parts: Part) -> Variant:
    """The wording as printed. Raises TypeError where a part is none of those that a wording consists of."""
    return _variant(PRINTED, "", parts)


def errata(bulletin: str, *parts: Part) -> Variant:
    """The whole wording since an errata bulletin, named as its file: ``2025-10-28-origins``, with its day in front.

    Raises TypeError where a part is none of those that a wording consists of.
    """
    return _variant(bulletin[:10], f"errata/{bulletin}.md", parts)


def _variant(name: str, bulletin: str, parts: tuple[Part, ...]) -> Variant:
    for part in parts:
        if not isinstance(part, str | Ability | Instruction):
            raise TypeError(f"a wording consists of keywords, abilities and instructions, not of {part!r}")
    return Variant(
        name,
        bulletin,
        tuple(part for part in parts if isinstance(part, str)),
        tuple(part for part in parts if isinstance(part, Ability)),
        tuple(part for part in parts if isinstance(part, Instruction)),
    )


class CardDefinition(Struct, frozen=True, eq=False):
    """A card of the game: its facts in the catalogue and its wordings, oldest first."""

    name: str
    facts: CardFacts
    variants: tuple[Variant, ...]

    def on(self, day: date) -> Card:
        """The card as it reads on a day."""
        return self.card([variant for variant in self.variants if variant.since <= day][-1])

    def card(self, variant: Variant) -> Card:
        """The card with one of its wordings; the same object every time."""
        key = (self.name, variant.name)
        if key not in _CARDS:
            facts = self.facts
            _CARDS[key] = Card(
                self.name, facts.types, facts.domains, facts.energy or 0, facts.power or 0, facts.might, facts.tags,
                variant.keywords, variant.abilities, variant.effect, variant.name, facts.is_token,
            )  # fmt: skip
        return _CARDS[key]

    def cards(self) -> Iterator[Card]:
        """The card in each of its wordings, oldest first."""
        return (self.card(variant) for variant in self.variants)

    @property
    def token(self) -> Card:
        """The only wording of a token, for the instructions that play it."""
        (only,) = self.cards()
        return only


_CARDS: dict[tuple[str, str], Card] = {}


def card(name: str, *variants: Variant) -> CardDefinition:
    """The definition of a card by its name and its wordings, oldest first; its facts are the catalogue's.

    Raises KeyError where the catalogue has no card of that name.
    """
    return CardDefinition(name, facts_of(name), variants)
