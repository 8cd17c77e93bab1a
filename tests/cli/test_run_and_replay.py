"""``judge run`` and ``judge replay``: rows, steps and exit codes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from judge.cli.entry import main

if TYPE_CHECKING:
    from pathlib import Path

GOOD = """```scenario
case: good
P1: hand Void Seeker
P2: at BF1 e = 3-Might unit
P1 plays Void Seeker on e
all pass
expect e killed
```
"""
FAILED = "```scenario\nP1: base u = 1-Might unit\nexpect u exhausted\n```\n"
NOT_DEFINED = "```scenario\nP1: hand Sandstone Chimera\n```\n"
BROKEN = "```scenario\nP1: hand Baited Hok\n```\n"


@pytest.mark.parametrize(
    ("blocks", "code"),
    [
        (GOOD, 0),
        (GOOD + "\n" + FAILED, 5),
        (BROKEN + "\n" + FAILED, 5),
        (GOOD + "\n" + NOT_DEFINED, 3),
        (BROKEN + "\n" + NOT_DEFINED, 2),
        ("no block", 2),
    ],
)
def test_the_exit_code_says_what_is_wrong(tmp_path: Path, blocks: str, code: int) -> None:
    file = tmp_path / "ruling.md"
    file.write_text(blocks)
    assert main(["run", str(file)]) == code


def test_rows_in_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ruling.md"
    file.write_text(GOOD + "\n" + FAILED)
    assert main(["run", str(file), "--json"]) == 5
    found = json.loads(capsys.readouterr().out)
    assert found["schema"] == 1
    assert found["rows"][0] == {"case": ["good"], "file": str(file), "line": 2, "passed": True, "message": ""}
    assert found["rows"][1]["line"] == 11
    assert "exhausted" in found["rows"][1]["message"]


def test_replay_prints_each_event_with_its_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ruling.md"
    file.write_text(FAILED + "\n" + GOOD)
    assert main(["replay", str(file), "--block", "2"]) == 0
    shown = capsys.readouterr().out
    assert "P1 plays Void Seeker on e" in shown
    assert "    e is killed  (323.5 cleanup: kill lethal; 428.2 kill: to the trash)" in shown


def test_run_tells_every_event_where_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ruling.md"
    file.write_text(GOOD)
    assert main(["run", str(file), "-v"]) == 0
    assert "      e is killed  (323.5 cleanup: kill lethal; 428.2 kill: to the trash)" in capsys.readouterr().out


def test_replay_in_json_has_whole_rule_ids(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ruling.md"
    file.write_text(GOOD)
    assert main(["replay", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    events = [event for step in found["steps"] for event in step["events"]]
    assert {"core@1.4:323.5", "core@1.4:428.2"} <= {rule for event in events for rule in event["rules"]}
    assert all(len(event["about"]) == len(event["rules"]) > 0 for event in events)
    assert all(cause < event["id"] for event in events for cause in event["causes"])


def test_replay_of_a_block_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ruling.md"
    file.write_text(GOOD)
    assert main(["replay", str(file), "--block", "7"]) == 2
    assert "no block 7" in capsys.readouterr().err


def test_a_day_that_is_none_is_misuse(tmp_path: Path) -> None:
    file = tmp_path / "ruling.md"
    file.write_text(GOOD)
    assert main(["run", str(file), "--as-of", "soon"]) == 2
