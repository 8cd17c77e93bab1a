"""Replays for tests: a scenario as text, and blocks of the project's own rulings."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import TYPE_CHECKING

from judge.citations.numbers import CURRENT
from judge.replay.moments import Replay, replay_of
from judge.scenario.language.parse import parse
from judge.scenario.runner import run, run_block
from tools.runs import RULINGS, blocks_of, files

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.scenario.ruling_files import RulingBlock

DAY = date(2026, 11, 23)

TABLE = """\
P1: at BF1 u = 2-Might unit; hand Hidden Blade
P2: at BF2 v = 3-Might unit, w = 4-Might unit

P1 plays Hidden Blade on v
all pass
P1 ends the turn
"""
"""Somebody plays a spell with a choice of two targets, and ends the turn."""


def replayed(text: str = TABLE) -> Replay:
    """The replay of a scenario, on ``DAY``."""
    played = run(parse(text), DAY)
    assert played.problem is None, played.problem
    return replay_of(played, DAY, CURRENT)


def sampled(many: int, seed: int = 1) -> Iterator[tuple[RulingBlock, Replay]]:
    """Blocks of rulings that pass, each of another file, with their replays; only the files that are drawn are read."""
    drawing = Random(seed)
    for file in drawing.sample(files(RULINGS), many):
        block = drawing.choice(blocks_of(file))
        day = block.as_of or DAY
        played = run_block(block, day)
        if played.start is not None and played.passed:
            yield block, replay_of(played, day, CURRENT)
