"""Which pairs are asked: those of all cards that are defined, of some of them, or a sample that a seed draws."""

from __future__ import annotations

import os
from hashlib import blake2b
from heapq import nsmallest
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

from judge.cards.catalogue import in_play
from judge.cards.loader import catalogue_names
from judge.cards.names import resolve_name
from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.cards.name_match import Match

Pair = tuple[str, str]

MOST_PARTS = 3
"""No name of a card has more than two commas in it."""


def all_cards() -> tuple[str, ...]:
    """The names of all cards that are defined, in their order; a token by the first of its printings."""
    first: dict[str, str] = {}
    for name in catalogue_names():
        first.setdefault(in_play(name), name)
    return tuple(sorted(first.values()))


def named_cards(text: str) -> tuple[str, ...]:
    """The cards that ``--cards`` names: names with commas between them, or a file with one name a line.

    Raises Misuse for words that are no card, or that may be several.
    """
    if os.path.isfile(text):  # noqa: PTH113 - a long list of names is no path; pathlib raises for it
        lines = (line.strip() for line in Path(text).read_text(encoding="utf-8").splitlines())
        found = {_card(line, f"--cards {text}") for line in lines if line}
    else:
        found = set(_parted(text))
    if not found:
        raise Misuse(f"{text!r} is not the name of a card", where="--cards")
    return tuple(sorted(found))


def pairs_of(cards: tuple[str, ...]) -> Iterator[Pair]:
    """Every pair of these cards once, in the order of names; of a single card its pairs with every other one."""
    if len(cards) == 1:
        (one,) = cards
        return ((min(one, other), max(one, other)) for other in all_cards() if other != one)
    return combinations(sorted(cards), 2)


def drawn(cards: tuple[str, ...], sample: int, seed: int) -> list[Pair]:
    """The pairs of these cards, or ``sample`` of them if it is not 0, in the order in which they are asked.

    A pair's place in the draw follows from its names and the seed alone: a smaller sample is the beginning of a larger
    one, and a card more or less changes only the pairs that it is in.
    """
    if not sample:
        return list(pairs_of(cards))
    return nsmallest(sample, pairs_of(cards), key=lambda pair: _lot(pair, seed))


def _lot(pair: Pair, seed: int) -> bytes:
    return blake2b(f"{seed}\n{pair[0]}\n{pair[1]}".encode(), digest_size=8).digest()


def _parted(text: str) -> Iterator[str]:
    """The names in a list with commas between them; a comma may be part of a name, and the longest name counts."""
    parts = [part.strip() for part in text.split(",")]
    at = 0
    while at < len(parts):
        for length in range(min(MOST_PARTS, len(parts) - at), 0, -1):
            match = resolve_name(", ".join(parts[at : at + length]))
            if match is not None and match.kind == "exact":
                yield _defined(match)
                break
        else:
            length = 1
            if parts[at]:
                yield _card(parts[at], "--cards")
        at += length


def _card(text: str, where: str) -> str:
    match = resolve_name(text)
    if match is None or not match.name:
        several = f"; it may be {', '.join(match.alternatives)}" if match is not None else ""
        raise Misuse(f"expected the name of a card, got {text!r}{several}", where=where)
    return _defined(match)


def _defined(match: Match) -> str:
    """The name by which a card is asked about; Misuse if it is not defined for the engine."""
    name = match.name
    found = next((one for one in all_cards() if in_play(one) == in_play(name)), None)
    if found is None:
        raise Misuse(f"{name} is not defined for the engine", where="--cards")
    return found
