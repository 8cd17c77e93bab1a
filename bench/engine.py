"""Decisions per second of random legal play: ``python -m bench.engine [DECISIONS]``.

The games are those of tests/engine/random_boards.py with fixed seeds, played from the first answer to the last. Only
``answer`` is timed: drawing a board and an answer is not. Every answer counted was one of two or more. Time is that of
the processor, the best of several rounds; calls of functions per decision are a figure that nothing else on the machine
disturbs.
"""

from __future__ import annotations

import cProfile
import gc
import platform
import pstats
import sys
from datetime import UTC, datetime
from random import Random
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from judge.cli.entry import FEWER_COLLECTIONS
from judge.engine.turn.position import answer
from tests.engine.random_boards import random_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.decisions import Answer
    from judge.engine.turn.position import Position

DECISIONS = 5_000
GOAL = 6_000
"""Decisions per second on one core."""
ROUNDS = 3
TOP = 15
PARTS = {
    "offering acts": ("acts.py", "_decision"), "taking acts": ("acts.py", "act"),
    "cleanups": ("cleanup.py", "clean_up"), "layers": ("recalculation.py", "_work_out_layers"),
    "finalizing": ("play.py", "finalize"),
    "resolving": ("resolution.py", "resolve"), "phases": ("phases.py", "proceed"),
    "triggers": ("triggered.py", "trigger"), "the board": ("state.py", "board"),
    "changed values": ("~", "<built-in method msgspec._core.replace>"), "events": ("game.py", "tell"),
}  # fmt: skip
"""Parts of the work by the function that does them; some are inside others."""


class Game(NamedTuple):
    """Where a random game begins, and the answers that were drawn, each to the decision that the one before led to."""

    first: Position
    answers: tuple[Answer, ...]


def recorded(decisions: int) -> list[Game]:
    """Random games with at least so many answers in all."""
    found: list[Game] = []
    while sum(len(game.answers) for game in found) < decisions:
        steps = list(random_game(Random(len(found))))
        found.append(Game(steps[0][0], tuple(given for _, given in steps if given is not None)))
    return found


def play(games: list[Game]) -> float:
    """Seconds of the processor for answering all of them."""
    begun = process_time()
    for position, answers in games:
        for given in answers:
            position = answer(position, given)  # noqa: PLW2901 - the game goes on
    return process_time() - begun


def shares(stats: pstats.Stats) -> Iterator[str]:
    """What part of the time under the profiler each part takes, with everything it calls."""
    for part, (file, function) in PARTS.items():
        spent = sum(
            cumulative
            for (name, _, called), (_, _, _, cumulative, _) in stats.stats.items()  # type: ignore[attr-defined]
            if called == function and (name == file or name.endswith(f"/{file}"))
        )
        yield f"{part} {spent / stats.total_tt:.0%}"  # type: ignore[attr-defined]


def main(decisions: int = DECISIONS) -> None:
    gc.set_threshold(FEWER_COLLECTIONS, *gc.get_threshold()[1:])  # as the command line does
    games = recorded(decisions)
    decisions = sum(len(game.answers) for game in games)
    best = min(play(games) for _ in range(ROUNDS))
    machine = f"{platform.node()}, {platform.machine()}, Python {platform.python_version()}"
    print(f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {machine}")
    speed = decisions / best
    print(f"{decisions} answered decisions, best of {ROUNDS}: {best:.2f} s, {speed:,.0f} decisions/s")
    print(f"{speed / GOAL:.2f} times the goal of {GOAL:,}")
    profile = cProfile.Profile()
    profile.runcall(play, games)
    stats = pstats.Stats(profile)
    print(f"calls of functions per decision: {stats.total_calls / decisions:,.0f}")  # type: ignore[attr-defined]
    print(", ".join(shares(stats)))
    stats.sort_stats("tottime").print_stats(TOP)


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:2]))
