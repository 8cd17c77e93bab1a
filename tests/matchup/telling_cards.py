"""Cards that between them say whatever cards say, for tests that would take minutes with all cards."""

from __future__ import annotations

from functools import cache

from judge.cards.loader import definitions
from judge.engine.state.instruction import walk


@cache
def telling_cards() -> tuple[str, ...]:
    """A third of all cards: each has a keyword or a piece of the vocabulary of definitions that none before it has."""
    said: set[str] = set()
    found = []
    for definition in definitions():
        pieces: set[str] = set()
        for variant in definition.variants:
            pieces |= {keyword.split()[0] for keyword in variant.keywords}
            pieces |= {type(piece).__name__ for piece in walk((*variant.abilities, *variant.effect))}
        if pieces - said:
            said |= pieces
            found.append(definition.name)
    return tuple(found)
