"""A marker (a buff, the XP Tracker) is no card that is played: its page and a scenario with it say so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.cli.entry import main

if TYPE_CHECKING:
    from pathlib import Path

MARKERS = pytest.mark.parametrize("name", ["Buff", "XP Tracker"])


@MARKERS
@pytest.mark.parametrize("more", [(), ("--how",), ("--json",), ("--all",)])
def test_its_page_says_what_it_is(name: str, more: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    main(["card", name, *more])
    told = " ".join(capsys.readouterr().out.split())
    assert "marker that keeps count of something, and not a card that is played." in told
    assert "ot defined" not in told


@MARKERS
def test_a_scenario_with_it_is_refused_without_a_stand_in(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.md"
    path.write_text(f"```scenario\nP1: base t = {name}\n```\n", encoding="utf-8")
    assert main(["run", str(path)]) == 3
    told = " ".join(capsys.readouterr().out.split())
    assert f"{name} is a marker that keeps count of something" in told
    assert "plain card" not in told
