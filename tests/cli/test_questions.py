"""Questions on the command line: what goes where, and with which exit code."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from judge.cli.entry import main


class Ran:
    """What one run said and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Running:
    return Running(capsys)


class Running:
    """Runs the command line in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> Ran:
        code = main(list(words))
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("428.1.a",), 0),
        (("CR 359.3.e.12",), 0),
        (("hidden",), 0),
        (("baited", "hook"), 0),
        (("unlicenced armoury",), 0),
        (("what", "happens", "if", "a", "unit's", "death", "is", "replaced"), 0),
        (("737",), 0),
        (("999.9",), 1),
        (("Does having Hidden twice do anything?",), 0),
        (("best deck in the meta",), 1),
        (("who wrote hamlet",), 1),
        (("Baited Hook vs Flarnbozzle",), 3),
        (("",), 2),
        (("hidden", "--rules", "1.9"), 2),
        (("hidden", "--as-of", "yesterday"), 2),
        (("hidden", "--as-of", "2026-02-30"), 2),
        (("hidden", "--colour"), 2),
        (("hidden", "--rules"), 0),
        (("versions", "--rules"), 2),
        (("hidden", "-n", "none"), 2),
    ],
)
def test_each_question_ends_with_its_code(run: Running, words: tuple[str, ...], code: int) -> None:
    ran = run(*words)
    assert ran.code == code, ran.err
    if code:
        assert ran.out == "" or code in {1, 3}
        assert ran.err or ran.out


def test_a_stale_number_names_both_meanings(run: Running) -> None:
    out = run("737").out
    assert "Additional Turns" in out
    assert "Hidden" in out
    assert "in 1.2: Hidden, now 811." in out


def test_corrections_are_announced_on_stderr(run: Running) -> None:
    ran = run("unlicenced armoury")
    assert "Read as Unlicensed Armory." in ran.err
    assert "Read as" not in ran.out


@pytest.mark.parametrize(
    "words", [("737",), ("hidden",), ("baited hook",), ("negative might",), ("best deck in the meta",)]
)
def test_json_is_one_object_with_whole_ids(run: Running, words: tuple[str, ...]) -> None:
    found = json.loads(run(*words, "--json").out)
    assert found["schema"] == 1
    assert found["question"] == " ".join(words)
    assert all("@" in one["id"] or one["id"].startswith("card:") for one in [*found["citations"], *found["hits"]])


def test_quoting_leaves_out_the_verdict(run: Running) -> None:
    quoted = run("baited hook", "--quote").out
    assert quoted.startswith("card:Baited Hook")
    assert "Core Rules 1.4" not in quoted
    assert json.loads(run("baited hook", "--quote", "--json").out)["answer"] == ""


@pytest.mark.parametrize("question", ["hidden", "737", "baited hook", "negative might"])
@pytest.mark.parametrize("width", [40, 60, 100])
def test_plain_text_keeps_to_its_width(run: Running, question: str, width: int) -> None:
    lines = run(question, "--width", str(width)).out.splitlines()
    assert [line for line in lines if len(line) > width and " " in line.strip()] == []


def test_the_number_of_hits_can_be_limited(run: Running) -> None:
    assert len(json.loads(run("negative might", "--json", "-n", "2").out)["hits"]) == 2


@pytest.mark.parametrize(
    "words", [["999.9"], ["rule", "999.9"], ["card", "qqqq"], ["keyword", "qqqq"], ["Zzyzx vs Qqqq"]]
)
def test_nothing_found_is_an_object_too(run: Running, words: list[str]) -> None:
    ran = run(*words, "--json")
    found = json.loads(ran.out)
    assert (ran.code, found["kind"], found["rules"]) == (1, "none", "1.4")
    assert found["answer"].startswith(("there is no", "no card is called"))
    assert "there is no" in ran.err or "no card is called" in ran.err


def test_a_search_is_read_as_its_own_words(run: Running) -> None:
    assert (
        json.loads(run("what hapens at a negative might", "--json").out)["read_as"]
        == "what happens at a negative might"
    )


def test_cards_that_come_close_are_told_apart(run: Running) -> None:
    assert "'Annie' is Annie, Fiery or Annie, Stubborn or Dark Child, Starter" in run("Annie vs Baited Hook").err


def test_an_empty_deck_is_misuse(run: Running) -> None:
    assert run("baited hook vs highlander", "--deck", "").code == 2


def test_markdown_has_no_accidental_links(run: Running) -> None:
    out = run("[E]", "--md").out
    assert "\\[E]" in out


@pytest.mark.parametrize("question", ["why", "run", "card", "rule of law", "card draw when my deck is empty"])
def test_a_word_that_is_no_whole_command_is_a_question_or_a_misuse(run: Running, question: str) -> None:
    ran = run(*question.split())
    assert ran.code in {0, 1, 2}
    assert "Traceback" not in ran.err


def test_a_broken_library_says_which_file_and_ends_with_4(
    run: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_CONTENT", str(tmp_path))
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    (tmp_path / "rules" / "core").mkdir(parents=True)
    (tmp_path / "rules" / "core" / "1.md").write_text("no front matter")
    ran = run("hidden")
    assert ran.code == 4
    assert "rules/core/1.md:1" in ran.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_an_answer_that_cannot_be_written_is_one_message() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "judge", "428.1.a"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 4
    assert done.stderr.startswith("judge: the answer cannot be written")
    assert len(done.stderr.splitlines()) == 1


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = f"{shlex.quote(sys.executable)} -m judge hidden | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stdout.startswith("811 HIDDEN")
    assert done.stderr == ""


def test_closed_streams_are_no_error() -> None:
    command = f"{shlex.quote(sys.executable)} -m judge hidden >&- 2>&-"
    assert subprocess.run(["bash", "-c", command], check=False).returncode == 0
