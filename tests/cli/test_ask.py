"""``judge ask``: a question about lines that are given, or about a file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.cli.say import Say

if TYPE_CHECKING:
    import pytest

BOARD = "P1: hand Hextech Ray; P2: hand Defy; at BF1 u = 3-Might unit"
FILE = "tests/rulings/asked/what-comes-of-it.md"


def test_a_question_about_lines(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    assert "does u die: DEPENDS on P2" in say(
        "ask", "does u die", "--with", BOARD, "--play", "P1 plays Hextech Ray on u"
    )
    play = "P1 plays Hextech Ray on u; P2 plays Defy on Hextech Ray in response"
    assert "does u die: NO" in say("ask", "does u die?", "--with", BOARD, "--play", play)


def test_a_question_about_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(Say(capsys)("ask", FILE, "how much damage u takes", "--json"))
    assert [one["answer"] for one in found["asked"]] == ["0 or 3"]


def test_what_cannot_be_asked_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("ask", "does u die", code=2)
    assert "there is no board to ask about" in say.notes
    say("ask", "does u sing", "--with", BOARD, code=2)
    assert "expected a question about a scenario, got 'does u sing'" in say.notes
