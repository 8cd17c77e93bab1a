"""``judge sweep`` on the command line: begun, interrupted, killed, resumed, reported and compared."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest

from judge.cli.completion import completions
from judge.sweep.kept import PAIRS, records
from judge.sweep.worker_process import WorkerProcess
from tests.cli.say import Say
from tests.sweep.made_up import PAIR, kept, record

if TYPE_CHECKING:
    from pathlib import Path

FEW = "Defy, Wind Wall, Vengeance"
SOME = "Defy, Wind Wall, Vengeance, Zhonya's Hourglass, Hidden Blade, Fight or Flight, Gust"


MANY = (
    f"{SOME}, Highlander, Baited Hook, Charm, Void Seeker, Hextech Ray, Stupefy, Vengeance, Cleave, Falling Star, "
    "Icathian Rain, Strike Down, Angle Shot, Mystic Reversal, Watchful Sentry, Unchecked Power, Guardian Angel, "
    "Bone Skewer, Ruin Runner"
)
"""More than are finished before an interruption arrives."""


def begun(directory: Path, *more: str, cards: str = SOME) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "judge", "sweep", "--cards", cards, "--processes", "1", "--out", str(directory)]
    return subprocess.Popen([*command, *more], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def wait_for_a_pair(directory: Path, process: subprocess.Popen[str]) -> None:
    file = directory / PAIRS
    while not (file.exists() and file.stat().st_size):
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sweep that nothing interrupted."""
    directory = tmp_path_factory.mktemp("whole") / "sweep"
    process = begun(directory)
    out, err = process.communicate(timeout=300)
    assert (process.returncode, err) == (0, "")
    assert out == f"21 of 21 pairs finished, in {directory}. In this run: 21 answered.\n"
    return directory


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """A sweep that was killed in the middle of a line."""
    directory = tmp_path / "killed"
    process = begun(directory)
    wait_for_a_pair(directory, process)
    process.kill()
    process.communicate()
    with (directory / PAIRS).open("ab") as file:
        file.write(record(("Defy", "Wind Wall")).as_line()[:40])
    return directory


def test_a_killed_sweep_goes_on_where_it_stopped(killed: Path, whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    done = sum(1 for _ in records(killed))
    assert 0 < done < 21
    said = say("sweep", "--resume", "--out", str(killed), "--processes", "2")
    assert said == f"21 of 21 pairs finished, in {killed}. In this run: {21 - done} answered.\n"
    assert len({one.pair for one in records(killed)}) == sum(1 for _ in records(killed)) == 21
    assert "The same: all 21 pairs have the same answer in both." in say("sweep", "compare", str(whole), str(killed))


def test_ctrl_c_keeps_what_is_finished_and_says_how_to_go_on(tmp_path: Path) -> None:
    process = begun(tmp_path / "stopped", cards=MANY)
    wait_for_a_pair(tmp_path / "stopped", process)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    done = sum(1 for _ in records(tmp_path / "stopped"))
    assert out.startswith(f"{done} of 276 pairs finished")
    go_on = f"judge sweep --resume --out {tmp_path / 'stopped'} continues."
    assert err == f"judge: Stopped. What is finished is kept; {go_on}\n"


def test_a_pair_beyond_its_seconds_is_cut_and_the_rest_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = "import judge.sweep.worker as w, time\nasked = w.asked\n"
    slow += f"w.asked = lambda library, pair: time.sleep(600) if pair == {PAIR} else asked(library, pair)\nw.main()"
    command = (sys.executable, "-c", slow)
    monkeypatch.setattr("judge.sweep.pool.WorkerProcess", lambda settings: WorkerProcess(settings, command))
    monkeypatch.setattr("judge.sweep.worker_process.PATIENCE", 2)  # who sleeps needs no processor
    said = Say(capsys)("sweep", "--cards", FEW, "--out", str(tmp_path / "cut"), "--seconds-per-pair", "2", "--json")
    assert json.loads(said)["ended"] == {"answered": 2, "refused": 0, "cut": 1, "failed": 0}
    (cut,) = (one for one in records(tmp_path / "cut") if one.ended == "cut")
    assert (cut.pair, cut.why) == (PAIR, "It was not answered within 2 seconds.")


def test_a_report_is_a_page_or_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    kept(tmp_path, record(interact=None))
    assert "1 of 3 pairs: 1 answered." in say("sweep", "report", str(tmp_path))
    assert "## " in say("sweep", "report", str(tmp_path), "--md")
    values = json.loads(say("sweep", "report", str(tmp_path), "--json"))
    assert values["interact"] == {"unknown": 1, "true": 0, "false": 0}
    assert "and 1 more" not in say("sweep", "report", str(tmp_path), "--most", "0")


def test_two_that_differ_end_with_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    one, other = kept(tmp_path / "1", record()), kept(tmp_path / "2", record(interact=None))
    assert "interact: true, then unknown" in say("sweep", "compare", str(one), str(other), code=1)
    values: dict[str, Any] = json.loads(say("sweep", "compare", str(one), str(other), "--json", code=1))
    assert values["different"] == 1
    say("sweep", "compare", str(one), str(tmp_path / "none"), code=4)
    assert "there is no sweep in this directory" in say.notes


def test_options_without_effect_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    kept(tmp_path, record())
    for words, says in (
        (["report", str(tmp_path), "--sample", "3"], "--sample has no effect"),
        (["--resume", "--out", str(tmp_path), "--seed", "0", "--cards", "x"], "--cards and --seed have no effect"),
        (["--out", str(tmp_path / "new"), "--most", "0"], "--most has no effect"),
        (["--out", str(tmp_path / "new"), "--seed", "7"], "--seed has no effect"),
        (["--out", str(tmp_path)], "this directory already has a sweep"),
        (["--out", str(tmp_path / "new"), "--cards", "nothing like it"], "expected the name of a card"),
        (["--out", str(tmp_path / "new"), "--as-of", "soon"], "expected a date"),
    ):
        say("sweep", *words, code=2)
        assert says in say.notes
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    "words", ["sweep hidden cards into a trash", "sweep report of hidden cards", "sweep compare two hidden cards"]
)
def test_words_that_are_no_command_are_a_question(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert Say(capsys)(*words.split(), "--plain").startswith('"')


def test_a_report_needs_one_place_and_a_comparison_two(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    for words in (["report"], ["compare", "a/b"], ["report", "a/b", "c/d"]):
        say("sweep", *words, code=2)
        assert "judge sweep: expected report DIR | compare DIR DIR, got" in say.notes


def test_its_words_and_options_are_completed() -> None:
    assert completions(["sweep"], "re") == ["report"]
    assert completions(["sweep", "x"], "--se") == ["--seed", "--seconds-per-pair"]
    assert "sweep" in completions([], "sw")
