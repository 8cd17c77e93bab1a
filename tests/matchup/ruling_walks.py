"""Short walks on the boards of rulings: one act of whoever can play, use or move something."""

from __future__ import annotations

from datetime import date
from itertools import islice
from typing import TYPE_CHECKING

from judge.engine.state.decisions import Kind
from judge.engine.turn.position import begin
from judge.errors import CannotSimulate, JudgeError
from judge.matchup.walks.explorer import walk
from judge.matchup.walks.planned_acts import Act, Plan
from judge.scenario.board.from_script import setup_of
from judge.scenario.ruling_files import FENCE
from tests.matchup.lines import every_line
from tools.runs import ROOT, RULINGS, blocks_of, files

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.walks.explorer import Walk
    from tests.matchup.lines import Line

TODAY = date(2026, 8, 1)
MOST_LINES = 60


def short_walks(most: int) -> Iterator[tuple[Walk, tuple[Line, ...]]]:
    """At most ``most`` walks with several lines, each with all its lines."""
    yield from islice(_walks(), most)


def _places() -> Iterator[tuple[int, str]]:
    """Where each block begins; its file is read as a ruling only when its turn comes."""
    for file in files(RULINGS):
        for number, words in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if words.startswith(FENCE):
                yield number + 1, file.relative_to(ROOT).as_posix()


def _walks() -> Iterator[tuple[Walk, tuple[Line, ...]]]:
    for line, name in sorted(_places()):  # of many folders
        block = next(one for one in blocks_of(ROOT / name) if one.line == line)
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
