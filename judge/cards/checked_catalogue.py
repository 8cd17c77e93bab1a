"""Checks the catalogue as the library is compiled: sets, types, domains and legality are known ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cards.catalogue import catalogue, place_of
from judge.cards.loader import place
from judge.engine.state.card import BATTLEFIELD, DOMAIN_LETTERS, GEAR, LEGEND, RUNE, SPELL, UNIT
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from judge.cards.catalogue import CardFacts

TYPES = (UNIT, GEAR, SPELL, RUNE, LEGEND, BATTLEFIELD)
SUPERTYPES = ("Basic", "Champion", "Signature", "Token")
LEGALITIES = ("legal", "banned")


def checked_catalogue() -> Mapping[str, CardFacts]:
    """All cards by exact name; raises ContentError with the line of a card with an unknown fact."""
    for name, card in catalogue().items():
        place(name)  # its set has a folder
        _check(card, "type", card.types, TYPES)
        _check(card, "supertype", (card.supertype,) if card.supertype else (), SUPERTYPES)
        _check(card, "domain", card.domains, DOMAIN_LETTERS.values())
        _check(card, "legality", (card.legality,), LEGALITIES)
    return catalogue()


def _check(card: CardFacts, kind: str, facts: Collection[str], known: Collection[str]) -> None:
    for fact in facts:
        if fact not in known:
            reason = f"{card.name}: unknown {kind} {fact!r}"
            raise ContentError(reason, where=place_of(card.name), hint=f"Known: {', '.join(known)}.")
