"""The score: kept by section of the rulebook, whatever becomes of its file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from judge.practice.score import EMPTY, Score, Tally, keep_score, read_score, reset_score
from judge.practice.topics import Section

if TYPE_CHECKING:
    from pathlib import Path

KILL, COMBAT = Section("428", "Kill"), Section("463", "The Steps of Combat")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def some() -> Score:
    return EMPTY.with_answer([KILL], right=True).with_answer([KILL, COMBAT], right=False)


def test_an_answer_counts_for_every_section_that_it_is_about() -> None:
    assert some() == Score(Tally(2, 1), {"428 Kill": Tally(2, 1), "463 The Steps of Combat": Tally(1, 0)})
    assert [name for name, _ in some().weakest_first()] == ["463 The Steps of Combat", "428 Kill"]


def test_what_is_kept_is_read_again(data: Path) -> None:
    assert read_score() == (EMPTY, "")
    assert keep_score(some()) == ""
    assert read_score() == (some(), "")
    assert [path.name for path in data.iterdir()] == ["quiz.json"]


def test_a_section_with_wrong_answers_weighs_more() -> None:
    assert EMPTY.weight([KILL]) == 1
    assert some().weight([COMBAT]) > some().weight([KILL]) > 1
    assert EMPTY.with_answer([KILL], right=True).weight([KILL]) == 1


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "7", '{"schema": 9}', '{"schema": 1, "all": {"asked": 1, "right": 2}, "sections": {}}',
     '{"schema": 1, "all": {"asked": 1, "right": 1}, "sections": [1]}', "\x00\xff"],
)  # fmt: skip
def test_a_damaged_file_is_told_and_put_aside(data: Path, text: str) -> None:
    data.mkdir()
    (data / "quiz.json").write_bytes(text.encode("latin-1"))
    score, note = read_score()
    assert score == EMPTY
    assert "is damaged" in note
    assert (data / "quiz.json.damaged").read_bytes() == text.encode("latin-1")
    assert read_score() == (EMPTY, "")


def test_a_place_that_cannot_be_written_is_told(data: Path) -> None:
    data.write_text("a file where the directory would be", encoding="utf-8")
    assert "cannot be kept" in keep_score(some())


def test_the_score_can_be_forgotten(data: Path) -> None:
    keep_score(some())
    assert "is removed" in reset_score()
    assert not (data / "quiz.json").exists()
    assert reset_score() == "there is no score yet"


def test_the_file_is_plain_json(data: Path) -> None:
    keep_score(some())
    kept = json.loads((data / "quiz.json").read_text(encoding="utf-8"))
    assert kept["all"] == {"asked": 2, "right": 1}
    assert kept["sections"]["428 Kill"] == {"asked": 2, "right": 1}
