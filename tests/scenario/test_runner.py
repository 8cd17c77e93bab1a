"""Running scenarios: the final position, the checks, the steps, and what is refused."""

from __future__ import annotations

import subprocess
import sys
from datetime import date
from typing import TYPE_CHECKING

import pytest

from judge.errors import CannotSimulate, NotModelled
from judge.scenario.language.parse import parse
from judge.scenario.runner import run

if TYPE_CHECKING:
    from judge.scenario.run import Run

TODAY = date(2026, 8, 1)


def played(text: str, *, day: date = TODAY, rules: str = "1.4") -> Run:
    return run(parse(text, where="x.md"), day, rules)


def test_a_run_has_its_steps_checks_and_rules() -> None:
    found = played(
        "P1: hand Void Seeker\nP2: at BF1 e = 3-Might unit\nP1 plays Void Seeker on e\nall pass\nexpect e killed"
    )
    assert found.passed
    assert found.exit_code == 0
    assert [step.at.source for step in found.steps] == ["P1 plays Void Seeker on e", "all pass"]
    assert [check.passed for check in found.checks] == [True]
    assert "323.5" in found.rules
    assert found.position is not None
    ids = [event.id for step in found.steps for event in step.events]
    assert ids == [event.id for event in found.position.events]


def test_the_day_chooses_the_wording() -> None:
    text = "P1: base Zhonya's Hourglass, u = 3-Might unit damaged 1\neffect of P2: kill u\nexpect u {} damage"
    assert played(text.format(1), day=date(2025, 10, 27)).passed
    assert played(text.format(0), day=date(2025, 10, 28)).passed


def test_the_scenario_s_own_day_comes_first() -> None:
    text = "as of 2025-10-27\nP1: base Zhonya's Hourglass, u = 3-Might unit damaged 1\neffect of P2: kill u\n"
    assert played(text + "expect u 1 damage").passed


def test_all_failed_expectations_are_told() -> None:
    found = played("P1: base u = 1-Might unit\nexpect u exhausted, u 2 Might\nbecause 428")
    assert found.exit_code == 5
    assert found.message.count("x.md:") == 3


def test_what_is_not_modelled_is_refused_with_its_line() -> None:
    many = "\n".join(f"P2: at BF1 {might}-Might unit" for might in range(1, 21))
    found = played(f"P1: base u = 70-Might unit\n{many}\nP1 moves u to BF1\nthe rest of the combat")
    assert isinstance(found.problem, NotModelled)
    assert found.exit_code == 3
    assert found.message.startswith("x.md:23: P1 can assign 70 damage to 20 units in too many ways")


@pytest.mark.usefixtures("two_cards_not_defined")
def test_a_card_that_is_not_defined_is_refused_by_name() -> None:
    found = played("P1: hand Sandstone Chimera")
    assert type(found.problem) is CannotSimulate
    assert found.position is None
    assert "Sandstone Chimera" in found.message


def test_filler_cannot_be_played() -> None:
    found = played("P1: hand plain card x\nP1 plays x")
    assert found.exit_code in {2, 3}
    assert not found.passed


def test_rule_numbers_are_those_of_the_version_asked_for() -> None:
    text = "P1: base u = 1-Might unit damaged 1\neffect of P2: draw 1\nexpect u killed\nbecause {}"
    assert played(text.format("323.5")).passed
    assert played(text.format("core@1.4:323.5"), rules="1.3").passed


def test_what_is_left_open_can_be_expected() -> None:
    assert played('P1: hand spell "draw 1"\nP1 plays "draw 1"\nexpect the chain: "draw 1"').passed
    assert played("P1: base u = 1-Might unit\nP1 moves u to BF1\nexpect a showdown at BF1").passed


@pytest.mark.parametrize("line", ['P1 chooses "pass"', "P1 passes"])
def test_any_decision_can_be_answered_in_the_generic_form(line: str) -> None:
    text = f'P1: hand spell "draw 1"\nP1 plays "draw 1"\n{line}\nP2 passes\nexpect P1 drew 1'
    assert played(text).passed


def test_a_line_may_name_what_is_forced_and_is_checked() -> None:
    text = "P1: hand Cruel Patron; base u = 1-Might unit\nP1 plays Cruel Patron to {}, killing u\nexpect u killed"
    assert played(text.format("base")).passed
    assert not played(text.format("BF1")).passed


def test_running_a_parsed_script_loads_no_grammar_library() -> None:
    code = (
        "import sys, judge.scenario.runner, judge.scenario.ruling_files\n"
        "print([name for name in sys.modules if name in ('lark', 'markdown_it', 'yaml')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
