"""The terms of the game on cards that are not names of cards: keywords, types, domains and tags."""

from __future__ import annotations

from functools import cache

from judge.cards.catalogue import catalogue
from judge.cards.name_words import fold_name

Phrase = tuple[str, ...]


@cache
def champions() -> frozenset[str]:
    """The tags that name a champion, because a unit is called after it."""
    units = [card for card in catalogue().values() if ", " in card.name and "Unit" in card.types]
    return frozenset(
        tag for card in units for tag in card.tags if f" {tag}".endswith(f" {card.name.partition(', ')[0]}")
    )


@cache
def tags() -> frozenset[str]:
    """The tags of all cards, those of champions included."""
    return frozenset(tag for card in catalogue().values() for tag in card.tags)


@cache
def keywords() -> frozenset[Phrase]:
    """The keywords of all cards, folded and without their numbers."""
    written = {keyword for card in catalogue().values() for keyword in card.keywords}
    return frozenset(fold_name(keyword.rstrip("0123456789 ")) for keyword in written)


SAID = frozenset({("sacrifice",)})
"""What people call a game action, which is a card's name, too."""


@cache
def terms() -> frozenset[Phrase]:
    """Keywords, types, supertypes, domains, and tags that name no champion, folded."""
    written: set[str] = set()
    for card in catalogue().values():
        written.update(card.types, card.domains, (tag for tag in card.tags if tag not in champions()))
        if card.supertype:
            written.add(card.supertype)
    return keywords() | SAID | {fold_name(term) for term in written}
