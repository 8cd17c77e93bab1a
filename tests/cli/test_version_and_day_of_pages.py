"""A page that its reader gave neither version nor day is shown with those of the library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.page.answer import Answer
from judge.cli.entry import show
from judge.cli.read_arguments import read_question

if TYPE_CHECKING:
    import pytest


def test_a_page_without_version_and_day_is_shown_with_them(capsys: pytest.CaptureFixture[str]) -> None:
    options = read_question(["hidden", "--plain", "--as-of", "2026-08-01"])
    assert show(Answer("hidden", kind="rule", answer="So it is."), options) == 0
    assert "Core Rules 1.4, as of 2026-08-01" in capsys.readouterr().out
