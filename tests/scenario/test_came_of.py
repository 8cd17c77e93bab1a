"""A scenario that expects nothing says what came of it, in lines that can be expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.errors import JudgeError
from judge.scenario.language.parse import parse
from judge.scenario.language.script import Because, Expect
from judge.scenario.language.script_asks import Ask
from judge.scenario.runner import run
from judge.scenario.suggested_expectations import came_of
from tests.each import for_each
from tests.rulings.played import BY_ONE_WORKER
from tools.runs import RULINGS, TODAY, blocks

if TYPE_CHECKING:
    from datetime import date

    from judge.scenario.ruling_files import RulingBlock
    from judge.scenario.run import Run


def _played(text: str, day: date = TODAY) -> Run | None:
    try:
        return run(parse(text), day)
    except JudgeError:
        return None


def _without_expectations(block: RulingBlock) -> str:
    """The scenario up to its last line of play; an indented line goes with the one above."""
    assert block.script is not None
    lines = block.text.rstrip("\n").split("\n")
    asked = [line.at.line - block.line for line in (*block.script.play, *block.script.because)
             if isinstance(line, Expect | Because | Ask)]  # fmt: skip
    dropped = set(asked)
    for number, line in enumerate(lines):
        if number - 1 in dropped and line[:1] == " ":
            dropped.add(number)
    return "\n".join(line for number, line in enumerate(lines) if number not in dropped)


@BY_ONE_WORKER
@for_each(lambda: blocks(RULINGS)[::9], named=lambda block: f"{block.file}:{block.line}")
def test_what_came_of_a_ruling_can_be_expected(block: RulingBlock) -> None:
    text = _without_expectations(block)
    found = _played(text, block.as_of or TODAY)
    if found is None:  # nothing but expectations
        return
    facts = came_of(found)
    assert facts
    again = _played("\n".join([text, *facts]), block.as_of or TODAY)
    assert again is not None
    assert again.passed, again.message


def test_a_scenario_with_an_expectation_says_nothing_more() -> None:
    found = _played("P1: base u = 2-Might unit\nexpect u ready")
    assert found is not None
    assert came_of(found) == ()


def test_what_is_said() -> None:
    found = _played(
        "P1: hand Void Seeker; base Nocturne, Horrifying\n"
        "P2: at BF1 e = 3-Might unit buffed, facedown Hidden Blade; points 2\n"
        "P1 plays Void Seeker on e\nall pass"
    )
    assert found is not None
    assert came_of(found) == (
        "expect Void Seeker in P1's trash",
        "expect Nocturne, Horrifying in P1's base, ready, 4 Might",
        "expect e in P2's trash, killed",
        "expect Hidden Blade in P2's trash",
        "expect P1 has 1 card in hand",
        "expect P2 has 2 points",
        "expect P1 has the turn",
    )
