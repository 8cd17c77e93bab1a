"""Progress: on a terminal alone, that of a walk not before its time, and what the first search builds."""

from __future__ import annotations

import io
import re
import sys
from typing import TYPE_CHECKING

import pytest

from judge.cli.entry import main
from judge.cli.progress import progress
from tests.sample import write_content

if TYPE_CHECKING:
    from pathlib import Path


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
    assert re.search("walking: (40 positions, 0 ends|42 positions, 1 end) here", terminal.getvalue())


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


@pytest.fixture
def _sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("JUDGE_CONTENT", str(write_content(tmp_path / "content")))
    monkeypatch.delenv("JUDGE_PROGRESS", raising=False)


@pytest.mark.usefixtures("_sample")
def test_the_first_search_of_a_checkout_says_what_takes_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = _Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    for _ in range(2):
        assert main(["search", "slow", "play"]) == 0
    assert terminal.getvalue().count("Building the search index, once …") == 1


@pytest.mark.usefixtures("_sample")
@pytest.mark.parametrize("form", ["--json", "--plain"])
def test_nothing_is_said_of_it_in_json_or_without_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    terminal = _Terminal() if form == "--json" else io.StringIO()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["search", "slow", "play", form]) == 0
    assert "index" not in terminal.getvalue()
    assert capsys.readouterr().out
