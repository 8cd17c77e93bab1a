"""Questions over all that a play leaves open: what is fixed stays so, and whose choice makes the difference."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from judge.matchup.kinds.scenario_questions import answer_to
from judge.scenario.language.parse import parse
from judge.scenario.runner import run

if TYPE_CHECKING:
    from judge.scenario.asking.answered import Answered

TODAY = date(2026, 8, 1)
RAY = "P1: hand Hextech Ray\nP2: {}at BF1 u = {}-Might unit\n\nP1 plays Hextech Ray on u\n"


def said(lines: str, question: str) -> str:
    found = run(parse(f"{lines}ask {question}"), TODAY, answering=answer_to)
    assert found.problem is None, found.message
    return found.answers[-1].said


@pytest.mark.parametrize(
    ("hand", "rest", "question", "answer"),
    [
        ("", "", "does u die", "YES"),
        ("", "", "does u survive", "NO"),
        ("hand Defy; ", "", "does u die", "DEPENDS on P2"),
        ("hand Defy; ", "all pass\n", "does u die", "YES"),
        ("hand Defy; ", "P2 plays Defy on Hextech Ray\n", "does u die", "NO"),
        ("hand Defy; ", "", "can P1 force that u dies", "NO"),
        ("hand Defy; ", "", "can P2 force that u dies", "YES"),
        ("hand Defy; ", "", "can P2 force that u is at BF1", "YES"),
        ("hand Defy; ", "", "can P2 force that u survives", "YES"),
        ("hand Defy; ", "", "can P1 force that u survives", "NO"),
        ("", "", "can P2 force that u survives", "NO"),
        ("hand Defy; ", "", "who decides", "P2"),
        ("", "", "who decides", "nobody"),
        ("hand Defy; ", "", "who decides whether BF1 controlled by P2", "P2"),
        ("hand Defy; ", "", "how much damage u takes", "0 or 3"),
        ('hand spell "draw 1"; ', "", "does P2 draw 1", "NO"),
        ('hand reaction spell "draw 1"; ', "", "does P2 draw 1", "DEPENDS on P2"),
        ("hand Defy; ", "", "what P2 pays for Defy", "[0] or [1][C]"),
    ],
)  # fmt: skip
def test_the_answer_is_that_of_all_lines(hand: str, rest: str, question: str, answer: str) -> None:
    assert said(RAY.format(hand, 3) + rest, question) == answer


def test_the_least_might_lies_on_the_boundary() -> None:
    assert said(RAY.format("", 9), "least Might of u that survives") == "4"
    assert said("P2: at BF1 u = 9-Might unit\n\neffect of P1: kill u\n", "least Might of u that survives") == "NONE"


def test_a_card_has_the_might_that_is_printed_on_it() -> None:
    lines = "P2: at BF1 Ruin Runner\n\neffect of P1: kill Ruin Runner\n"
    found = run(parse(f"{lines}ask least Might of Ruin Runner that survives"), TODAY, answering=answer_to)
    assert found.exit_code == 3
    assert "so its Might is that of its card" in found.message


def test_how_often_something_triggers_is_refused() -> None:
    found = run(parse(RAY.format("", 3) + "ask does u trigger"), TODAY, answering=answer_to)
    assert found.exit_code == 3


def behind(hand: str, question: str) -> Answered:
    found = run(parse(RAY.format(hand, 3) + f"ask {question}"), TODAY, answering=answer_to)
    assert found.problem is None, found.message
    return found.answers[-1]


def test_what_is_so_where_nobody_does_more_is_said_first() -> None:
    plainly = "If nobody plays or uses anything more: {} It is otherwise where P2 chooses to play Defy."
    assert behind("hand Defy; ", "does u die").why == plainly.format("YES.")
    assert behind("hand Defy; ", "does u survive").why == plainly.format("NO.")
    assert not behind("", "does u die").why


def test_who_decides_is_told_with_what_they_are_asked() -> None:
    assert behind("hand Defy; ", "who decides").why.startswith("P2: P2 may act")


def test_the_least_might_is_told_with_what_one_less_comes_to() -> None:
    least = behind("", "least Might of u that survives")
    assert (least.said, least.why) == ("4", "with 3 Might it is killed")
    assert least.rules


def test_one_value_has_no_line_against_it() -> None:
    assert not behind("", "how much damage u takes").line_against
    assert behind("hand Defy; ", "how much damage u takes").line_against
    assert not behind("hand Defy; ", "what P1 pays for Hextech Ray").line_against


def test_what_differs_names_the_rules_that_only_count_with_it() -> None:
    assert any(rule.startswith("counter.") for rule in behind("hand Defy; ", "what differs without Defy").rules)
