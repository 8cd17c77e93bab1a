"""Pairs rules with equal words; if several are equal, their context decides."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.diff.pairing import Pairing
    from judge.diff.wording import Wording

_MOST_PAIRS = 10_000
"""Words repeated more often than this are paired in order; no real rulebook comes close."""


def pair_unique_words(pairing: Pairing) -> None:
    """Pair the rules whose words occur once in each rulebook."""
    for old, new in _groups(pairing):
        if len(old) == len(new) == 1 and pairing.old_words[old[0]]:
            pairing.pair(old[0], new[0])


def pair_repeated_words(pairing: Pairing) -> bool:
    """Pair rules with equal words whose context agrees, best agreement first; returns whether any were found."""
    sure = sorted(
        (-pairing.kinship(here, there), here, there)
        for old, new in _groups(pairing)
        if len(old) * len(new) <= _MOST_PAIRS
        for here in old
        for there in new
        if pairing.kinship(here, there)
    )
    found = False
    for _, here, there in sure:
        if pairing.is_open(here, there):
            pairing.pair(here, there)
            found = True
    return found


def pair_remaining(pairing: Pairing) -> None:
    """Pair the remaining rules with equal words in the order of the rulebooks."""
    for old, new in _groups(pairing):
        for here, there in zip(old, new, strict=False):
            pairing.pair(here, there)


def _groups(pairing: Pairing) -> Iterator[tuple[list[int], list[int]]]:
    """The unpaired rules of both rulebooks, grouped by words that both have."""
    groups: defaultdict[Wording, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    for place in pairing.open_old():
        groups[pairing.old_words[place]][0].append(place)
    for place in pairing.open_new():
        groups[pairing.new_words[place]][1].append(place)
    yield from ((old, new) for old, new in groups.values() if old and new)
