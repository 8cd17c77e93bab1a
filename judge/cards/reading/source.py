"""The text that is being read: whose it is, and the paragraphs that are still to come."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from judge.cards.reading.resolve import Resolver


class Source(Struct):
    """A text while it is read: the types of its card, the paragraphs behind, and what its spell has spoken of."""

    types: tuple[str, ...]
    later: list[str]
    spell: Resolver

    def resolver(self, spoken_of: Any = None, *, is_gone: bool = False) -> Resolver:
        """What phrases of one ability refer to."""
        found = Resolver(self.types, spoken_of, is_gone=is_gone)
        found.quoted = self.spell.quoted
        return found


def source(types: tuple[str, ...], lines: list[str]) -> Source:
    """The text of a card with these types."""
    return Source(types, lines, Resolver(types))
