"""A hundred scenario files of the first days (2026-11-20 to 2026-11-22) are kept as they were first written, and hold.

What passes once keeps passing. A file leaves this folder only if the rulebook says that its ruling was wrong.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from judge.matchup.kinds.scenario_questions import answer_to
from judge.scenario.ruling_files import read_file
from judge.scenario.runner import run_block
from tests.scenario.said import said

FILES = sorted((Path(__file__).parent / "first_days").glob("*.md"))
TODAY = date(2026, 8, 1)


def test_there_are_a_hundred_of_them() -> None:
    assert len(FILES) == 100


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_of_the_first_days_holds(file: Path) -> None:
    blocks = read_file(file)
    runs = [run_block(block, TODAY, answering=answer_to) for block in blocks]
    assert blocks
    assert [run.message for run in runs if not run.passed] == []


MESMERIZE = "P1: hand Mesmerize; base u = 2-Might unit\nP2: base e = 3-Might unit\nP1 plays Mesmerize\n"
PORTAL = """\
P1: base Temporal Portal; hand s = spell "draw 1"
P1 uses Temporal Portal
all pass
P1 plays s
"""
OWN = """\
P1: base Temporal Portal, u = 1-Might unit; hand Feral Strength
P1 uses Temporal Portal
all pass
P1 plays Feral Strength
P1 chooses "pay for Repeat"
P1 chooses "pay for given Repeat {}"
P1 chooses u
P1 chooses u
P1 chooses u
all pass
expect u 7 Might"""


@pytest.mark.parametrize(
    "text",
    [
        f"{MESMERIZE}P1 chooses \"Return to its owner's hand: a friendly unit\"\nall pass\nexpect u in P1's hand",
        f"{MESMERIZE}P1 chooses Return to its owner's hand: a friendly unit\nall pass\nexpect u in P1's hand",
        f'{MESMERIZE}P1 chooses "Give -2 Might this turn: an enemy unit (target)"\nall pass\nexpect e 1 Might',
        f'{PORTAL}P1 chooses "pay for given Repeat 1"\nall pass\nexpect P1 drew 2',
        f"{PORTAL}P1 chooses pay for given Repeat 1\nall pass\nexpect P1 drew 2",
        f'{PORTAL}P1 chooses "do not pay for given Repeat 1"\nall pass\nexpect P1 drew 1',
        OWN.format(1),
        OWN.format(2),
    ],
)
def test_what_options_were_called_before_is_still_read(text: str) -> None:
    assert said(text) == (0, "")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f'{MESMERIZE}P1 chooses "Return to its player\'s hand: a friendly unit"', "is not an option here"),
        (f'{MESMERIZE}P1 chooses "Give -3 Might this turn: an enemy unit"', "is not an option here"),
        (f'{PORTAL}P1 chooses "pay for given Repeat 2"', "is not an option here"),
    ],
)
def test_what_no_option_was_ever_called_is_refused(text: str, reason: str) -> None:
    code, message = said(text)
    assert (code, reason in message) == (2, True), message


def test_the_only_card_of_a_name_that_a_player_has_is_theirs() -> None:
    text = """\
P2's turn
P1: hand Void Seeker; at BF1 a = 5-Might unit
P2: hand Void Seeker
P2 plays Void Seeker on a
all pass
expect "Void Seeker #2" in P2's trash, "Void Seeker" in P1's hand, a 4 damage"""
    assert said(text) == (0, "")
