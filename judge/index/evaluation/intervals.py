"""Confidence intervals for shares and means of a few hundred questions, and tests of their difference."""

from __future__ import annotations

from math import comb
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

RESAMPLES = 1000
SEED = 20261123


def interval(good: int, of: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's score interval for the share ``good`` of ``of``."""
    if of == 0:
        return 0.0, 1.0
    share = good / of
    middle = share + z * z / (2 * of)
    spread = z * (share * (1 - share) / of + z * z / (4 * of * of)) ** 0.5
    whole = 1 + z * z / of
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def bootstrap(values: Sequence[float]) -> tuple[float, float]:
    """The interval of a mean at 95 %: percentiles of the means of samples drawn again, the same in every run."""
    if not values:
        return 0.0, 1.0
    random = Random(SEED)  # noqa: S311 - statistics
    count = len(values)
    means = sorted(sum(random.choices(values, k=count)) / count for _ in range(RESAMPLES))
    return means[round(RESAMPLES * 0.025)], means[round(RESAMPLES * 0.975) - 1]


def sign_test(won: int, lost: int) -> float:
    """How likely a difference of this size or more is by chance: the exact two-sided sign test; ties do not count."""
    count = won + lost
    tail: int = sum(comb(count, fewer) for fewer in range(min(won, lost) + 1))
    return min(1.0, 2 * tail / (1 << count))
