"""``judge quiz`` on the command line: answers by letter, the score, the forms in which questions are written."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec
import pytest

from judge.api import values
from judge.cli import quiz
from tests.cli.say import Say
from tests.practice.explored_once import BY_ONE_WORKER, explored_once

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SEEDED = ("quiz", "--seed", "7", "--as-of", "2026-11-20")


pytestmark = BY_ONE_WORKER


@pytest.fixture(scope="module", autouse=True)
def _explored_once() -> Iterator[None]:
    with explored_once():
        yield


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Say:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    return Say(capsys)


def questions(say: Say, many: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(say(*SEEDED, "-n", str(many), "--json"))["questions"]
    return found


def answering(monkeypatch: pytest.MonkeyPatch, lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))


def test_the_json_has_each_question_with_its_key(say: Say) -> None:
    for question in questions(say, 2):
        right = [choice["letter"] for choice in question["choices"] if choice["right"]]
        assert right == [question["answer"]]
        assert question["board"]
        assert question["rules"]


def test_the_json_is_as_its_type_says(say: Say) -> None:
    found = json.loads(say(*SEEDED, "-n", "2", "--json"))
    msgspec.convert(found, values.QuizValues)
    assert set(found) == set(get_type_hints(values.QuizValues))
    assert all(set(one) == set(get_type_hints(values.QuestionValues)) for one in found["questions"])


def test_answers_are_read_from_a_pipe_and_counted(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = questions(say, 2)
    wrong = next(choice["letter"] for choice in second["choices"] if not choice["right"])
    answering(monkeypatch, f"{first['answer'].lower()}\nsome words\n{wrong}\n")
    out = say(*SEEDED, "-n", "2")
    assert f"Right: {first['answer']}." in out
    assert f"Not {wrong}, but {second['answer']}." in out
    assert "got 'some words'" in say.notes
    assert "1 of 2 right; in all 1 of 2" in say.notes
    assert "1 of 2 right" in say("quiz", "--score")
    assert json.loads(say("quiz", "--score", "--json"))["all"] == {"asked": 2, "right": 1}
    assert say("quiz", "--reset") == ""
    assert "is removed" in say.notes
    assert say("quiz", "--score") == "No question has been answered yet.\n"


@pytest.mark.parametrize("ended", ["q\n", "", "quit\n"])
def test_q_or_the_end_of_the_input_ends_and_keeps_what_was_answered(
    say: Say, monkeypatch: pytest.MonkeyPatch, ended: str
) -> None:
    first = questions(say, 1)[0]
    answering(monkeypatch, f"{first['answer']}\n{ended}")
    say(*SEEDED)
    assert "1 of 1 right; in all 1 of 1" in say.notes


def test_an_interruption_loses_nothing(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter([str(questions(say, 1)[0]["answer"])])

    def interrupted(_: str = "") -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    say(*SEEDED)
    assert "1 of 1 right" in say.notes
    assert json.loads(say("quiz", "--score", "--json"))["all"] == {"asked": 1, "right": 1}


def test_a_score_that_cannot_be_kept_is_told_and_stops_nobody(
    say: Say, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "file"))
    answering(monkeypatch, f"{questions(say, 1)[0]['answer']}\n")
    say(*SEEDED, "-n", "1")
    assert "cannot be" in say.notes
    assert "1 of 1 right" in say.notes


def test_a_sheet_is_printed_as_markdown_or_as_a_page(say: Say, tmp_path: Path) -> None:
    out = say(*SEEDED, "--print", "2")
    assert out.count("\n### Solution ") == 2
    pytest.importorskip("jinja2", reason="needs the extra page")
    page = tmp_path / "sheet.html"
    assert say(*SEEDED, "--print", "2", "--html", str(page)) == ""
    assert "2 questions" in say.notes
    assert "<!doctype html>" in page.read_text(encoding="utf-8")


def test_a_missing_extra_is_told_with_how_to_install_it(
    say: Say, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(quiz, "find_spec", lambda _: None)
    say(*SEEDED, "--anki", str(tmp_path / "a.apkg"), code=2)
    assert "--anki needs the extra anki" in say.notes
    assert "riftbound-judge[anki]" in say.notes
    say(*SEEDED, "--print", "1", "--html", str(tmp_path / "a.html"), code=2)
    assert "riftbound-judge[page]" in say.notes
    assert not list(tmp_path.glob("a.*"))


def test_a_deck_for_anki_is_written(say: Say, tmp_path: Path) -> None:
    pytest.importorskip("genanki", reason="needs the extra anki")
    say(*SEEDED, "-n", "2", "--anki", str(tmp_path / "a.apkg"))
    assert (tmp_path / "a.apkg").stat().st_size > 1000
    say(*SEEDED, "-n", "2", "--anki", str(tmp_path / "nowhere" / "a.apkg"), code=2)
    assert "there is no directory" in say.notes


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--topic", "sandwiches"], "Topics are abilities"),
        (["--level", "grim"], "expected easy, medium or hard"),
        (["--score", "--reset"], "got --score and --reset"),
        (["--html", "a.html"], "--html requires --print"),
        (["--print", "2", "--anki", "a.apkg"], "got --print and --anki"),
    ],
)
def test_what_cannot_be_is_said(say: Say, words: list[str], says: str) -> None:
    say("quiz", *words, code=2)
    assert says in say.notes


def test_a_topic_without_questions_is_told(say: Say) -> None:
    say(*SEEDED, "--topic", "649", "--json", code=1)
    assert "no situation gives such a question" in say.notes


def test_the_help_and_a_look_up_load_nothing_of_it() -> None:
    look = (
        "import sys; from judge.cli.entry import main; main(sys.argv[1:]); "
        "print([n for n in sys.modules if 'judge.practice' in n or n in ('genanki', 'jinja2')])"
    )
    for words in (["--help"], ["428.1.a"]):
        done = subprocess.run([sys.executable, "-c", look, *words], capture_output=True, text=True, check=True)
        assert done.stdout.endswith("[]\n")
