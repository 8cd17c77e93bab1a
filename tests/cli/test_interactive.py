"""judge without words, and judge -i: on a pseudo-terminal as somebody has it, and with lines from a pipe."""

from __future__ import annotations

import fcntl
import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from typing import TYPE_CHECKING

import pytest

from judge.cli.entry import main
from judge.cli.interactive import completed, interactive, words_of
from judge.cli.start_page import EXAMPLES, start_page

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MAIN = "import sys; from judge.cli.entry import main; sys.exit(main())"
PATIENCE = 60.0
"""So many seconds a test waits for what it expects."""
_CONTROL = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|[\x07\r]")


class Terminal:
    """A ``judge`` whose input and output are a terminal of 100 columns."""

    def __init__(self, *words: str) -> None:
        self.own, other = pty.openpty()
        environment = os.environ | {"TERM": "xterm", "COLUMNS": "100", "LINES": "50", "PAGER": "cat", "NO_COLOR": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", MAIN, *words], stdin=other, stdout=other, stderr=other, env=environment,
            start_new_session=True, close_fds=True,
        )  # fmt: skip
        os.close(other)
        self.seen = ""

    def type(self, text: str) -> None:
        os.write(self.own, text.encode())

    def until(self, expected: str) -> str:
        """What was written until this text stood there; it is taken off what comes next."""
        ends = time.monotonic() + PATIENCE
        while expected not in self.seen:
            assert time.monotonic() < ends, f"no {expected!r} in {self.seen!r}"
            if select.select([self.own], [], [], 0.2)[0]:
                try:
                    self.seen += _CONTROL.sub("", os.read(self.own, 65536).decode(errors="replace"))
                except OSError:
                    assert expected in self.seen, f"no {expected!r} in {self.seen!r}"
        before, _, self.seen = self.seen.partition(expected)
        return before + expected

    def ends(self) -> int:
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.own)


def until_it_is_read(pipe: int) -> None:
    """Wait until somebody has taken all that was written into a pipe, and now waits for more."""
    ends = time.monotonic() + PATIENCE
    while int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)), sys.byteorder):
        assert time.monotonic() < ends, "nobody reads"
        time.sleep(0.01)


@pytest.fixture
def prompt() -> Iterator[Terminal]:
    """A prompt that is open."""
    terminal = Terminal("-i")
    terminal.until("judge> ")
    yield terminal
    terminal.close()


def test_judge_alone_on_a_terminal_shows_how_to_begin() -> None:
    terminal = Terminal()
    shown = terminal.until("judge --help lists the commands and options.")
    assert all(typed in shown for typed, _ in EXAMPLES)
    assert terminal.ends() == 0
    terminal.close()


def test_the_start_page_is_short_narrow_and_its_examples_answer(capsys: pytest.CaptureFixture[str]) -> None:
    page = start_page().splitlines()
    assert len(page) <= 10
    assert max(map(len, page)) <= 80
    assert len(EXAMPLES) == 3
    for typed, _ in EXAMPLES:
        assert main(words_of(typed)) == 0, capsys.readouterr().err


def test_judge_alone_in_a_pipe_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "Usage: judge" in capsys.readouterr().out


def test_the_prompt_answers_line_by_line_until_ctrl_d(prompt: Terminal) -> None:
    prompt.type("rule 428.1.a --json\n")
    shown = prompt.until("judge> ")
    assert json.loads(next(line for line in shown.split("\n") if line.startswith("{")))["read_as"] == "core@1.4:428.1.a"
    prompt.type("hidden blade vs zhonya --plain\n")
    assert "HIDDEN BLADE x ZHONYA'S HOURGLASS" in prompt.until("judge> ")
    prompt.type("\x04")
    assert prompt.ends() == 0


def test_an_error_does_not_end_the_prompt(prompt: Terminal) -> None:
    prompt.type("rule 4281\n")
    prompt.until("there is no rule 4281")
    prompt.until("judge> ")
    prompt.type("hidden --bogus\n")
    prompt.until("there is no option --bogus")
    prompt.until("judge> ")
    prompt.type("quit\n")
    assert prompt.ends() == 0


def test_ctrl_c_stops_an_answer_and_not_the_prompt(prompt: Terminal, tmp_path: Path) -> None:
    waits = tmp_path / "pipe.json"
    os.mkfifo(waits)
    writer = os.open(waits, os.O_RDWR)
    os.write(writer, b"[")
    prompt.type(f"eval {waits}\n")
    until_it_is_read(writer)  # the prompt now waits for the rest, which we never write
    os.killpg(prompt.process.pid, signal.SIGINT)
    prompt.until("Stopped.")
    prompt.until("judge> ")
    os.close(writer)
    prompt.type("rule 428 --json\n")
    prompt.until("core@1.4:428")
    prompt.until("judge> ")
    prompt.type("\x04")
    assert prompt.ends() == 0


def test_tab_completes_and_lines_are_remembered(data: Path) -> None:
    pytest.importorskip("readline")
    first = Terminal("-i")
    first.until("judge> ")
    first.type("rule 428.1.a --js\t\n")
    first.until('"read_as": "core@1.4:428.1.a"')
    first.until("judge> ")
    first.type("\x04")
    assert first.ends() == 0
    first.close()
    history = data / "history"
    assert history.read_text().splitlines()[-1].split() == ["rule", "428.1.a", "--json"]
    assert history.stat().st_mode & 0o077 == 0
    second = Terminal("-i")
    second.until("judge> ")
    second.type("\x1b[A\n")
    second.until('"read_as": "core@1.4:428.1.a"')
    second.until("judge> ")
    second.type("\x04")
    assert second.ends() == 0
    second.close()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("hidden", ["hidden"]),
        ("judge hidden blade vs zhonya", ["hidden", "blade", "vs", "zhonya"]),
        ("what does zhonya's do", ["what", "does", "zhonya's", "do"]),
        ('vs "hidden blade" zhonya\'s --steps 1', ["vs", "hidden blade", "zhonya's", "--steps", "1"]),
        ('an "open quote', ["an", "open", "quote"]),
        ("rule #428 \\", ["rule", "#428", "\\"]),
        ("  ", []),
    ],
)
def test_a_line_is_parted_into_words_as_people_type_them(line: str, words: list[str]) -> None:
    assert words_of(line) == words


@pytest.mark.parametrize(
    ("before", "word", "finds"),
    [
        ("", "vers", "versions"),
        ("", "bait", "baited"),
        ("baited ", "h", "hook"),
        ("charm vs baited ", "", "Hook"),
        ("card zhonya's ", "hour", "hourglass"),
        ("rule ", "428.1", "428.1.a"),
        ("hidden ", "--js", "--json"),
        ("rule 428 --rules ", "1.", "1.4"),
        ("faq ", "or", "origins"),
    ],
)
def test_the_prompt_completes_commands_options_names_and_numbers(before: str, word: str, finds: str) -> None:
    assert finds in completed(before, word)


def test_lines_from_a_pipe_are_answered_without_a_prompt(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("rule 428.1.a --json\n\nrule 4281\n-i\nhelp\nquit\nhidden\n"))
    assert main(["-i"]) == 0
    written = capsys.readouterr()
    assert json.loads(written.out.splitlines()[0])["read_as"] == "core@1.4:428.1.a"
    assert "judge> " not in written.out
    assert "there is no rule 4281" in written.err
    assert "this is the prompt already" in written.err
    assert "HIDDEN" not in written.out, "nothing behind quit is answered"
    assert not (data / "history").exists()


def test_a_fault_is_told_and_the_next_line_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(_words: list[str]) -> int:
        raise KeyError("lost")

    monkeypatch.setattr("judge.cli.main.run_command", fails)
    monkeypatch.setattr("sys.stdin", io.StringIO("rule 428\n428.1.a --json\n"))
    assert interactive(main) == 0
    written = capsys.readouterr()
    assert "this failed because of a fault in judge: KeyError: 'lost'" in written.err
    assert json.loads(written.out)["read_as"] == "core@1.4:428.1.a"


def test_the_prompt_takes_no_words_of_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["-i", "hidden"]) == 2
    assert "judge: --interactive: expected nothing else, got 'hidden'" in capsys.readouterr().err
