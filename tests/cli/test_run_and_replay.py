"""``judge run`` and ``judge replay``: rows, steps and exit codes."""

from __future__ import annotations

import io
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
pytestmark = pytest.mark.usefixtures("two_cards_not_defined")
NOT_DEFINED = "```scenario\nP1: hand Sandstone Chimera\n```\n"
ILLEGAL = "```scenario\nP1: hand Void Seeker\nP1 plays Void Seeker on Void Seeker\n```\n"
BROKEN = "```scenario\nP1: hand Baited Hok\n```\n"


@pytest.mark.parametrize(
    ("blocks", "code"),
    [
        (GOOD, 0),
        (GOOD + "\n" + FAILED, 5),
        (BROKEN + "\n" + FAILED, 2),
        (NOT_DEFINED + "\n" + FAILED, 5),
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
    assert found["rows"][0] == {
        "case": ["good"], "file": str(file), "line": 2, "passed": True, "status": "passed", "message": "",
        "came_of": [], "doubts": [], "older_rulings": [],
    }  # fmt: skip
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
    assert "--block: expected a number from 1 to 1, got '7'" in capsys.readouterr().err


def test_a_day_that_is_none_is_misuse(tmp_path: Path) -> None:
    file = tmp_path / "ruling.md"
    file.write_text(GOOD)
    assert main(["run", str(file), "--as-of", "soon"]) == 2


def test_each_row_has_its_status_and_the_last_line_counts_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ruling.md"
    file.write_text(f"{GOOD}\n{FAILED}\n{NOT_DEFINED}\n{BROKEN}\n{ILLEGAL}")
    assert main(["run", str(file), "--json"]) == 2
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [row["status"] for row in rows] == ["passed", "failed", "refused", "error", "error"]
    assert main(["run", str(file)]) == 2
    shown = capsys.readouterr()
    states = [line.split("  ")[0] for line in shown.out.split("\n") if line[:1].strip()]
    assert states == ["passed", "FAILED", "cannot simulate", "ERROR", "ERROR"]
    assert "1 of 5 scenario blocks passed; 1 failed, 1 cannot be simulated, 2 cannot be read or played." in shown.err


@pytest.mark.parametrize(
    ("block", "code", "words"),
    [(FAILED, 5, "FAILED"), (NOT_DEFINED, 3, "cannot simulate"), (BROKEN, 2, "ERROR"), (ILLEGAL, 2, "ERROR")],
)
def test_replay_says_what_run_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], block: str, code: int, words: str
) -> None:
    file = tmp_path / "ruling.md"
    file.write_text(block)
    assert main(["replay", str(file)]) == code
    assert words in capsys.readouterr().out.split("\n")
    assert main(["run", str(file)]) == code
    assert capsys.readouterr().out.startswith(f"{words}  ")


@pytest.mark.parametrize("text", [GOOD, GOOD.removeprefix("```scenario\n").removesuffix("```\n")])
def test_a_scenario_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    for command in ("run", "replay"):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
        assert main([command, "-"]) == 0
    assert "passed  -:" in capsys.readouterr().out


def test_nothing_on_standard_input_is_no_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"")))
    assert main(["run", "-"]) == 2


@pytest.mark.parametrize("command", ["run", "replay"])
def test_lines_are_broken_at_the_width_but_never_above_a_mark(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    file = tmp_path / "ruling.md"
    file.write_text(FAILED.replace("expect u", "P1 moves u to BF1\nexpect not u stunned, not u buffed, not u"))
    main([command, str(file), "--width", "40", "--plain"])
    rows = capsys.readouterr().out.split("\n")
    wide = [row for row in rows if len(row) > 40 and row.strip() != "^"]
    assert all("expect not" in row or str(tmp_path) in row for row in wide)
    mark = next(number for number, row in enumerate(rows) if row.strip() == "^")
    assert rows[mark - 1].strip() == "expect not u stunned, not u buffed, not u exhausted"


def test_markdown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ruling.md"
    file.write_text(GOOD + "\n" + FAILED)
    main(["run", str(file), "--md"])
    shown = capsys.readouterr().out
    assert f"- **passed** `{file}:2` good" in shown
    assert "  ```text\n" in shown
    main(["replay", str(file), "--md"])
    shown = capsys.readouterr().out
    assert "**5: P1 plays Void Seeker on e**\n\n- P1 begins to play Void Seeker  (354 " in shown
    assert "- P1 pays \\[3]\\[C] for Void Seeker" in shown


def test_two_forms_at_once_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "ruling.md"
    file.write_text(GOOD)
    assert main(["run", str(file), "--md", "--plain"]) == 2
    assert main(["replay", str(file), "--md", "--json"]) == 2


def test_a_scenario_without_an_expectation_says_what_came_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ruling.md"
    file.write_text(GOOD.replace("expect e killed\n", ""))
    assert main(["run", str(file)]) == 0
    assert "    expect e in P2's trash, killed\n" in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    assert "    expect e in P2's trash, killed\n" in capsys.readouterr().out
    assert main(["run", str(file), "--json"]) == 0
    assert "expect e in P2's trash, killed" in json.loads(capsys.readouterr().out)["rows"][0]["came_of"]


def test_a_line_without_an_event_is_told_within_a_width(capsys: pytest.CaptureFixture[str]) -> None:
    file = "rulings/choices/new-choices-all-or-none.md"
    assert main(["run", file, "-v", "--width", "60"]) == 0
    assert "P2 chooses nothing\n" in capsys.readouterr().out
