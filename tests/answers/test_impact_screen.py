"""What a change of version touches, on one screen however much it is."""

from __future__ import annotations

import pytest

from judge.answers.impact.dependents import Dependent
from judge.answers.impact.report import Affected, Impact, Reason
from judge.answers.impact.rule_changes import RuleChange
from judge.answers.impact.screen import impact_screen
from judge.cli.writers.plain import plain
from tests.answers.drawn import LINES

KINDS = ("ruling", "faq", "errata", "scenario", "citation")
REWORDED = RuleChange("reworded", ("420.1",), ("420.2",), "In 1.3: to move was to leave.")
MOVED = RuleChange("moved", ("428.1",), ("428.2",))


def _affected(number: int, *changes: RuleChange) -> Affected:
    entry = Dependent(f"faq@origins:a-{number}", KINDS[number % 5], f"Question {number}", "faq/a.md:1", ())
    return Affected(entry, tuple(Reason(one.before[0], one) for one in changes))


def _screen(entries: int) -> list[str]:
    affected = tuple(_affected(number, REWORDED, MOVED) for number in range(entries))
    return plain(list(impact_screen(Impact("1.3", "1.4", affected, (_affected(99, MOVED),), 200, 0))), 80).split("\n")


@pytest.mark.parametrize("entries", [5, 30, 400])
def test_it_is_one_screen(entries: int) -> None:
    lines = _screen(entries)
    assert len(lines) <= LINES
    assert lines[0] == "CORE 1.3 -> 1.4  impact"
    assert lines[1].startswith(f"1.3 to 1.4: {entries} of 200 entries rest on a rule that changed.")


def test_few_entries_have_a_line_each_with_what_became_of_their_rules() -> None:
    text = " ".join(" ".join(_screen(5)).split())
    assert "faq@origins:a-1 Question 1: reworded 420.2 Errata" in text
    assert "Only renumbered (1) faq@origins:a-99 Question 99: moved 428.2" in text


def test_of_many_entries_the_rules_are_told_that_they_rest_on() -> None:
    text = " ".join(" ".join(_screen(400)).split())
    assert "420.2 reworded: 80 rulings, 80 answers, 80 errata, 80 scenarios, 80 citations" in text
    assert "moved" not in text.partition("Rules that changed")[2]


def test_rules_with_equally_many_entries_stand_in_the_order_in_which_they_are_cited() -> None:
    numbers = ["428.1", "117.2", "355.10", "811.1", "323.6", "466.3", "402.4", "317.2"]
    changes = [RuleChange("reworded", (number,), (number,)) for number in numbers]
    affected = tuple(_affected(number, *changes) for number in range(100))
    lines = plain(list(impact_screen(Impact("1.3", "1.4", affected, (), 200, 0))), 80).split("\n")
    assert [line.split()[0] for line in lines if "reworded: 20 rulings" in line] == numbers
