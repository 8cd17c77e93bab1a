"""What is wrong with a scenario is said with line, caret, reason and options, and nothing is let pass."""

from __future__ import annotations

import pytest

from judge.errors import ScenarioError
from judge.scenario.language.parse import LONGEST, parse
from tests.scenario.fixture_file import Fixture, fixtures
from tests.scenario.said import said

FILES = ("errors.txt", "strictness.txt", "phases.txt", "at-the-start.txt", "targets.txt", "slips.txt")
SAID = [fixture for name in FILES for fixture in fixtures(name)]


@pytest.mark.usefixtures("two_cards_not_defined")
@pytest.mark.parametrize("fixture", SAID, ids=lambda fixture: fixture.title)
def test_the_message_is_as_written(fixture: Fixture) -> None:
    assert said(fixture.given) == (fixture.exit_code, fixture.message)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("\n# only a remark\n", "empty"),
        ("P1's turn\x00", "invalid character"),
        ("\ue000", "invalid character"),
        ("P1: hand " + "plain card, " * 1000, "too long"),
        ("P1's turn\n" * (LONGEST // 8), "too long"),
        ("((((" * 400, "is not possible here"),
        ("P1: " + "hand " * 300, "is not possible here"),
        ("\u202e P1's turn", "is not possible here"),
    ],
)
def test_hostile_text_gives_one_clear_error(text: str, reason: str) -> None:
    with pytest.raises(ScenarioError, match=reason):
        parse(text)


def test_the_error_of_a_continued_line_names_its_own_line() -> None:
    with pytest.raises(ScenarioError) as caught:
        parse("P1's turn\nP1: hand Void Seeker;\n    base Baited Hok", first_line=10)
    assert (caught.value.line, caught.value.source) == (12, "    base Baited Hok")
