"""Notes on stderr: broken between words where the terminal is narrower."""

from __future__ import annotations

import io
import os
import sys
from typing import TYPE_CHECKING

from judge.cli.output import say

if TYPE_CHECKING:
    import pytest

LONG = (
    "Not played out: a word of the question is not understood, or no board shows what it says; "
    "its words were searched for."
)


class Narrow(io.StringIO):
    """A stderr that is a terminal of 40 columns."""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 2


def said(text: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines of a note on such a terminal."""
    narrow = Narrow()
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stderr", narrow)
        patched.setattr(os, "get_terminal_size", lambda _: os.terminal_size((40, 24)))
        say(text)
    return narrow.getvalue().splitlines()


def test_a_long_note_is_broken_between_words_at_the_width_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = said(LONG, monkeypatch)
    assert len(lines) > 2
    assert all(len(one) <= 40 for one in lines)
    assert lines[0].startswith("judge: Not played out")
    assert all(one.startswith("  ") for one in lines[1:])
    assert " ".join(one.strip() for one in lines) == f"judge: {LONG}"


def test_a_line_of_a_scenario_that_is_pointed_at_stays_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    pointed = "    P1 plays Baited Hook and chooses the unit at the battlefield"
    assert pointed in said(f"ruling.md:3: expected a card\n{pointed}\n    {'^':>20}", monkeypatch)


def test_where_nobody_reads_it_on_a_terminal_a_note_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    say(LONG)
    assert capsys.readouterr().err == f"judge: {LONG}\n"
