"""``judge new``: the file that it writes, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.cli.entry import main
from tests.cli.say import Say

if TYPE_CHECKING:
    from pathlib import Path


def test_what_is_written_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    written = say("new", "baited hook vs highlander", "--as-of", "2026-08-01")
    file = tmp_path / "new.md"
    file.write_text(written)
    assert main(["run", str(file)]) == 0
    assert "as-of: 2026-08-01" in written
    assert "P1 plays Highlander" in written


def test_another_set_up_and_one_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    first = say("new", "hidden", "blade", "vs", "zhonya")
    assert "set-up 1 of" in say.notes
    assert say("new", "hidden blade vs zhonya", "--set-up", "2") != first
    assert say("new", "hidden blade vs zhonya", "--set-up", "500", code=2) == ""
    assert "--set-up: expected a number from 1 to" in say.notes


def test_cards_that_cannot_meet_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("new", "defy vs icathian rain", code=3)
    assert "no set-up of Defy and Icathian Rain can be played" in say.notes


def test_a_file_is_written_of_the_set_up_that_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    board = "P2: at BF1 u = 4-Might unit, v = 2-Might unit"
    play = "P1 plays Hextech Ray on u; P2 plays Stupefy on v in response"
    file = tmp_path / "new.md"
    for asked in (
        ("hextech ray vs defy in combat",),
        ("hextech ray vs stupefy", "--with", board, "--play", play),
        ("hextech ray vs stupefy in response",),
    ):
        written = say("new", *asked)
        file.write_text(written)
        assert main(["run", str(file)]) == 0
    assert "P2 plays Stupefy" in written
    say("new", "hidden blade vs vengeance", "--response", code=3)
    assert "only Reaction may be played (309.1.a)" in say.notes


@pytest.mark.parametrize("cards", ["charm", "jinx", "charm defy", "charm flarn", "charm vs"])
def test_a_missing_card_is_asked_for(cards: str, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    assert say("new", *cards.split(), code=2) == ""
    assert f"expected two cards with vs between them, got '{cards}'" in say.notes
