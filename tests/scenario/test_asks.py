"""Questions of a scenario: every form is read, an answer that is another one fails, and what is no question is said."""

from __future__ import annotations

from datetime import date

import pytest

from judge.errors import ScenarioError
from judge.scenario.asking.answered import agrees
from judge.scenario.language.ask_forms import FORMS, Form, said_fact, verb_fact
from judge.scenario.language.parse import parse
from judge.scenario.language.script_asks import Ask
from judge.scenario.runner import run

TODAY = date(2026, 8, 1)
BOARD = "P1: hand Hextech Ray\nP2: hand Defy; at BF1 u = 9-Might unit\n\nP1 plays Hextech Ray on u\n"


def asked(words: str) -> Ask:
    line = parse(f"{BOARD}{words}").play[-1]
    assert isinstance(line, Ask)
    return line


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.example)
def test_the_example_of_a_form_is_of_its_kind(form: Form) -> None:
    assert asked(f"ask {form.example}").kind == form.kind


def test_another_answer_fails() -> None:
    found = run(parse(f"{BOARD}ask can P2 play Defy on Hextech Ray: NO"), TODAY)
    assert not found.passed
    assert "the answer is YES, not NO." in found.message


def test_what_may_not_be_done_has_its_rule() -> None:
    found = run(parse(f"{BOARD}ask can P2 play Defy on u: NO\nask why not: 355.5"), TODAY)
    assert found.passed, found.message
    assert found.answers[0].said == "NO"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("ask whatever this is", "this is not a question that can be answered."),
        ("ask does u sing", "this verb cannot be used here."),
        ("ask can P2 play Defy: MAYBE", '"MAYBE" is not an answer to this question.'),
        ("ask is u flying", 'read as "expect u flying"'),
    ],
)
def test_what_is_no_question_is_said(line: str, says: str) -> None:
    with pytest.raises(ScenarioError) as problem:
        asked(line)
    assert says in str(problem.value)


def test_a_fact_is_said_with_a_verb_or_as_an_expect_line_says_it() -> None:
    assert verb_fact("Zhonya's Hourglass die", finite=False) == "Zhonya's Hourglass killed"
    assert said_fact("P2 draws 2") == "P2 drew 2"
    assert said_fact("u is not killed") == "not u killed"
    assert said_fact("u in P1's base") == "u in P1's base"


@pytest.mark.parametrize(
    ("reply", "said", "same"),
    [
        ("YES", "ALWAYS", True),
        ("NEVER", "NO", True),
        ("DEPENDS", "DEPENDS on P2", True),
        ("DEPENDS on P1", "DEPENDS on P2", False),
        ("2 to 3", "2 or 3", True),
        ("0 or 3", "0 or 2 or 3", False),
        ("[C][2]", "[2][C]", True),
        ("P2 and P1", "P1 and P2", True),
        ("YES", "DEPENDS on P1", False),
        ("", "NO", None),
    ],
)
def test_an_answer_is_compared_by_what_it_says(reply: str, said: str, same: bool | None) -> None:
    assert agrees(reply, said) is same
