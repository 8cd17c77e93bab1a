"""Progress of a walk: on a terminal alone, and not before its time."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING

from judge.cli.progress import progress

if TYPE_CHECKING:
    import pytest


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_nothing_is_told_where_stderr_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    with progress(after=0) as told:
        assert told is None


def test_a_terminal_sees_the_positions_of_all_walks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JUDGE_PROGRESS", raising=False)
    terminal = _Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress(after=0) as told:
        assert told is not None
        told(40, 0)
        told(2, 1)
    assert "walking: 40 positions, 0 ends here" in terminal.getvalue()


def test_a_short_walk_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JUDGE_PROGRESS", raising=False)
    terminal = _Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with progress(after=60) as told:
        assert told is not None
        told(40, 0)
    assert terminal.getvalue() == ""


def test_json_shows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", _Terminal())
    with progress(shown=False) as told:
        assert told is None


def test_the_environment_can_turn_it_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", _Terminal())
    monkeypatch.setenv("JUDGE_PROGRESS", "0")
    with progress(after=0) as told:
        assert told is None
