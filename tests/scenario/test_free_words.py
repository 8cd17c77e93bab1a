"""An option is printed as it can be typed, and quotes are needed only where a line would be read otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.engine.state.decisions import Decision, Kind
from judge.errors import JudgeError, ScenarioError
from judge.scenario.language.parse import parse
from judge.scenario.language.unquoted_options import with_quotes
from judge.scenario.runner import run
from tests.each import for_each
from tests.rulings.played import BY_ONE_WORKER, name_of
from tools.runs import RULINGS, TODAY, BlockRun, runs

if TYPE_CHECKING:
    from datetime import date

UNREADABLE = (
    "is not possible here",
    "is not complete",
    "is not an option here",
    " can be ",
    "is not an object",
    "no card",
)


def _some() -> tuple[BlockRun, ...]:
    return runs(RULINGS)[::40]


def _asked(found: BlockRun) -> list[tuple[int, Decision]]:
    """The decisions at which lines of a ruling left off, with the number of each line in its block."""
    block = found.block
    asked = [(step.at.line - block.line, step.position.decision) for step in found.run.steps]
    lines = [*block.text.split("\n"), ""]
    return [
        (line, decision) for line, decision in asked
        if decision is not None and decision.by is not None and _takes_one(decision) and lines[line + 1][:1] != " "
    ]  # fmt: skip


@BY_ONE_WORKER
def test_there_is_something_to_paste() -> None:
    assert sum(len(decision.options) for found in _some() for _, decision in _asked(found)) > 100


@BY_ONE_WORKER
@for_each(_some, name_of)
def test_every_option_that_is_printed_can_be_pasted(found: BlockRun) -> None:
    block = found.block
    for number, decision in _asked(found):
        before = [line for line in block.text.split("\n")[: number + 1] if not line.startswith("expect")]
        for option in decision.options[:6]:
            line = f"{decision.by} chooses {option.label}"
            problem = _problem("\n".join([*before, line]), block.as_of or TODAY)
            assert problem.source != line or not any(words in problem.reason for words in UNREADABLE), str(problem)


def _takes_one(decision: Decision) -> bool:
    return decision.kind in {Kind.ACT, Kind.PICK, Kind.YES_NO} and decision.minimum <= 1 and decision.groups is None


def _problem(text: str, day: date) -> ScenarioError:
    nothing = ScenarioError("")
    try:
        problem = run(parse(text), day).problem
    except JudgeError as error:
        problem = error
    return problem if isinstance(problem, ScenarioError) else nothing


@pytest.mark.parametrize(
    ("line", "quoted"),
    [
        ("P1 chooses end the turn", 'P1 chooses "end the turn"'),
        ("P1 chooses u (P1's base)", 'P1 chooses "u (P1\'s base)"'),
        ("P1 chooses give 2 Might (mode)", 'P1 chooses "give 2 Might" (mode)'),
        ("expect options: pass, end the turn, Void Seeker", 'expect options: pass, "end the turn", Void Seeker'),
        ("expect the chain: Nocturne, Horrifying, u's ability", "expect the chain: Nocturne, Horrifying, u's ability"),
        ("P1 plays something odd", None),
        ('P1 chooses "end the turn" now', None),
    ],
)
def test_where_quotes_are_added(line: str, quoted: str | None) -> None:
    assert with_quotes(line) == quoted


def test_words_that_are_no_option_are_told_with_those_that_are() -> None:
    problem = _problem("P1: base u = 2-Might unit\nP1 chooses stop the turn\nexpect u ready", TODAY)
    assert "stop the turn" in str(problem)
    assert "P1 can: make a standard move; end the turn" in str(problem)
