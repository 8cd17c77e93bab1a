"""What lies in a place: known cards in their order, and shuffled bags (rules 107, 108)."""

from __future__ import annotations

DeckEntry = int | tuple[int, ...]
"""A known card, or a shuffled bag of cards whose order nobody has seen (decided by chance when it matters)."""


def without(entries: tuple[DeckEntry, ...], card: int) -> tuple[DeckEntry, ...]:
    """What lies in a place, in its order, without a card; a bag of one is that card."""
    if card in entries:
        return tuple([entry for entry in entries if entry != card])
    found: list[DeckEntry] = []
    for entry in entries:
        rest = entry if isinstance(entry, int) else tuple(other for other in entry if other != card)
        if rest != ():
            found.append(rest if isinstance(rest, int) or len(rest) > 1 else rest[0])
    return tuple(found)
