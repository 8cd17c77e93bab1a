"""Checks the catalogue as the library is compiled: sets, types, domains and legality are known ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cards.catalogue import catalogue, folder_of, place_of, slips
from judge.engine.state.card import BATTLEFIELD, DOMAIN_LETTERS, GEAR, LEGEND, RUNE, SPELL, UNIT
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from judge.cards.catalogue import CardFacts

TYPES = (UNIT, GEAR, SPELL, RUNE, LEGEND, BATTLEFIELD)
SUPERTYPES = ("Basic", "Champion", "Signature", "Token")
LEGALITIES = ("legal", "banned")


def checked_catalogue() -> tuple[Mapping[str, CardFacts], Mapping[str, ContentError]]:
    """All cards by exact name, and the slips of those that are left out, by name or by the place of the row.

    Raises ContentError if no row can be read.
    """
    found: dict[str, CardFacts] = {}
    wrong = dict(slips())
    for name, card in catalogue().items():
        try:
            found[name] = checked(card)
        except ContentError as problem:
            wrong[name] = problem
    return found, wrong


def checked(card: CardFacts) -> CardFacts:
    """The facts of a card; raises ContentError with its line if one of them is unknown."""
    folder_of(card)
    _check(card, "type", card.types, TYPES)
    _check(card, "supertype", (card.supertype,) if card.supertype else (), SUPERTYPES)
    _check(card, "domain", card.domains, DOMAIN_LETTERS.values())
    _check(card, "legality", (card.legality,), LEGALITIES)
    return card


def _check(card: CardFacts, kind: str, facts: Collection[str], known: Collection[str]) -> None:
    for fact in facts:
        if fact not in known:
            reason = f"{card.name}: unknown {kind} {fact!r}"
            raise ContentError(reason, where=place_of(card.name), hint=f"Known: {', '.join(known)}.")
