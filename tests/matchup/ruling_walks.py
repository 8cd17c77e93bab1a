"""Short walks on the boards of rulings: one act of whoever can play, use or move something."""

from __future__ import annotations

from datetime import date
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from judge.engine.state.decisions import Kind
from judge.engine.turn.position import begin
from judge.errors import CannotSimulate, JudgeError
from judge.matchup.explorer import walk
from judge.matchup.plan import Act, Plan
from judge.scenario.board.from_script import setup_of
from judge.scenario.ruling_files import read_rulings
from tests.matchup.lines import every_line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.explorer import Walk
    from tests.matchup.lines import Line

RULINGS = Path(__file__).parents[1] / "rulings"
TODAY = date(2026, 8, 1)
MOST_LINES = 60


def short_walks(most: int) -> Iterator[tuple[Walk, tuple[Line, ...]]]:
    """At most ``most`` walks with several lines, each with all its lines."""
    yield from islice(_walks(), most)


def _walks() -> Iterator[tuple[Walk, tuple[Line, ...]]]:
    blocks = sorted(read_rulings([RULINGS]), key=lambda block: (block.line, block.file))  # of many folders
    for block in blocks:
        if block.script is None:
            continue
        try:
            state = setup_of(block.script, block.as_of or TODAY).state()
            decision = begin(state).decision
        except JudgeError:
            continue
        if decision is None or decision.kind is not Kind.ACT or decision.by is None:
            continue
        for option in decision.options:
            verb, _, label = option.key.partition(" ")
            if verb not in {"play", "use"}:
                continue
            plan = Plan((Act(decision.by, verb, label),))
            try:
                walked = walk(state, plan, 120)
                if walked.complete and 1 < walked.lines + walked.dropped_lines <= MOST_LINES:
                    yield walked, tuple(every_line(state, plan))
            except CannotSimulate:
                continue
