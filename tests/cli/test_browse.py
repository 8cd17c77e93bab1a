"""``judge browse`` from the command line: on a real terminal, and where there is none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from judge.cli.entry import main

ROOT = Path(__file__).parents[2]


def test_without_a_terminal_it_says_what_answers_instead(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["browse", "hidden"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "judge browse: the screen needs a terminal\n  judge WORDS answers without one.\n"


def test_without_textual_it_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr("judge.cli.browse.is_installed", lambda: False)
    assert main(["browse"]) == 2
    assert "pip install 'riftbound-judge[screen]'" in capsys.readouterr().err


def test_a_version_that_never_was_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["browse", "--rules", "9.9"]) == 2
    assert "there is no version '9.9'" in capsys.readouterr().err


def test_a_day_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["browse", "--as-of", "yesterday"]) == 2
    assert "--as-of: expected a date, got 'yesterday'" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--help"], ["browse", "--help"], ["hidden"], ["428.1.a"], ["baited", "hook"]])
def test_help_and_look_ups_load_nothing_of_it(words: list[str]) -> None:
    code = (
        "import sys; from judge.cli.entry import main\n"
        f"try: main({words!r})\n"
        "except SystemExit: pass\n"
        "loaded = [one for one in sys.modules"
        " if one.startswith(('textual', 'judge.screens', 'judge.answers.browsing', 'judge.cli.writers.linked'))]\n"
        "assert not loaded, loaded"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT, capture_output=True)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_on_a_terminal_it_opens_and_q_quits() -> None:
    pytest.importorskip("textual", reason="the extra screen is not installed")
    import pty  # noqa: PLC0415 - not everywhere

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "judge", "browse", "hidden"]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT, env={**os.environ, "TERM": "xterm-256color"}
    ) as process:
        os.close(theirs)
        shown = b""
        while b"HIDDEN" not in shown:
            shown += os.read(ours, 65536)
        os.write(ours, b"q")
        try:
            while os.read(ours, 65536):
                pass
        except OSError:  # the terminal is closed
            pass
        assert process.wait(timeout=30) == 0
    os.close(ours)
