"""Scores passages for weighted terms: BM25, raised by how much of the question a passage contains."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

B = 0.55
"""How much the length of a passage counts."""
K1 = 1.2
"""How much a word gains by being repeated; with 0 it would gain nothing."""
COVERAGE = 0.5
"""What a passage gains that contains every word of the question, as a share of its score."""


def room(length: float) -> float:
    """What is set against the times that a passage has a word, by its length in relation to the mean length."""
    return K1 * (1 - B + B * length)


def scores(
    wanted: Mapping[str, float],
    rarity: Callable[[str], float],
    times_in: Callable[[str], Mapping[int, float]],
    room_of: Callable[[Iterable[int]], Mapping[int, float]],
) -> dict[int, float]:
    """The score of each passage that has any of the ``wanted`` terms.

    ``times_in`` tells how often each passage has a term, and ``room_of`` the ``room`` of passages.
    """
    sums: dict[int, float] = {}
    contained: dict[int, float] = {}
    for term, weight in wanted.items():
        times = times_in(term)
        rooms = room_of(times)
        worth = weight * rarity(term) * (K1 + 1)
        for number, often in times.items():
            sums[number] = sums.get(number, 0.0) + worth * often / (often + rooms[number])
            contained[number] = contained.get(number, 0.0) + weight
    whole = sum(wanted.values())
    return {number: score * (1 + COVERAGE * contained[number] / whole) for number, score in sums.items()}
