"""Decisions per second of random legal play: ``python -m bench.engine [DECISIONS]``.

The games are those of tests/engine/random_boards.py with fixed seeds. Only ``answer`` is timed: drawing a board and an
answer is not. Every answer counted was one of two or more.
"""

from __future__ import annotations

import cProfile
import platform
import pstats
import sys
from datetime import UTC, datetime
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from judge.engine.position import answer
from tests.engine.random_boards import random_game

if TYPE_CHECKING:
    from judge.engine.decisions import Answer
    from judge.engine.position import Position

DECISIONS = 5_000
ROUNDS = 3
TOP = 15


def recorded(decisions: int) -> list[tuple[Position, Answer]]:
    """Positions of random games with the answer that was drawn at each."""
    found: list[tuple[Position, Answer]] = []
    seed = 0
    while len(found) < decisions:
        found += [(position, given) for position, given in random_game(Random(seed)) if given is not None]
        seed += 1
    return found[:decisions]


def play(steps: list[tuple[Position, Answer]]) -> float:
    """Seconds for answering all of them."""
    begun = perf_counter()
    for position, given in steps:
        answer(position, given)
    return perf_counter() - begun


def main(decisions: int = DECISIONS) -> None:
    steps = recorded(decisions)
    best = min(play(steps) for _ in range(ROUNDS))
    replayed = sum(len(position.answers) for position, _ in steps) / decisions
    machine = f"{platform.node()}, {platform.machine()}, Python {platform.python_version()}"
    print(f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {machine}")
    print(f"{decisions} answered decisions, best of {ROUNDS}: {best:.2f} s, {decisions / best:,.0f} decisions/s")
    print(f"answers replayed per decision: {replayed:.2f}")
    profile = cProfile.Profile()
    profile.runcall(play, steps)
    pstats.Stats(profile).sort_stats("tottime").print_stats(TOP)


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:2]))
