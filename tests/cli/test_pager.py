"""A pager on a terminal: only where the first line of an answer would scroll away, and never where it is not wanted."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import sys
import termios

import pytest

PAGED = "paged: "
MAIN = "import sys; from judge.cli.entry import main; sys.exit(main())"


def on_terminal(rows: int, *words: str, pager: str = f"sed 's/^/{PAGED}/'", columns: int = 80) -> str:
    """What a terminal of so many rows and columns shows."""
    child, terminal = pty.fork()
    if child == 0:
        environment = {name: value for name, value in os.environ.items() if name not in {"LINES", "COLUMNS"}}
        environment |= {"TERM": "xterm", "PAGER": pager, "NO_COLOR": "1"}
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.execve(sys.executable, [sys.executable, "-c", MAIN, *words], environment)  # noqa: S606 - the command is ours
    shown = b""
    try:
        while part := os.read(terminal, 65536):
            shown += part
    except OSError:  # Linux ends so
        pass
    os.close(terminal)
    os.waitpid(child, 0)
    return shown.decode()


def test_one_screen_needs_no_pager_on_a_terminal_of_24_lines() -> None:
    shown = on_terminal(24, "hidden")
    assert PAGED not in shown
    assert "Hidden" in shown.partition("\n")[0]


@pytest.mark.parametrize("columns", [40, 60, 80])
@pytest.mark.parametrize(
    "question",
    [
        "does zhonya's save a unit that is banished",
        "can i attack the turn i play a unit",
        "337.2",
        "my opponent drew 2",
        "baited hook",
        "baited hook vs unlicensed armory",
        "hidden blade vs zhonya",
    ],
)
def test_a_narrow_terminal_needs_no_pager_whatever_stands_above_and_below_the_screen(
    question: str, columns: int
) -> None:
    shown = on_terminal(24, question, columns=columns)
    assert PAGED not in shown
    seen = re.sub(r"[^\n]*walking:.*?\x1b\[\?25h", "", shown, flags=re.DOTALL)  # the progress, which goes away
    assert len(seen.rstrip("\n").split("\n")) <= 24


@pytest.mark.parametrize(("rows", "words"), [(24, ["hidden", "--all"]), (12, ["hidden"])])
def test_what_would_scroll_away_goes_through_the_pager(rows: int, words: list[str]) -> None:
    assert on_terminal(rows, *words).startswith(PAGED)


@pytest.mark.parametrize(("words", "pager"), [(["--no-pager"], f"sed 's/^/{PAGED}/'"), ([], "cat"), ([], "")])
def test_no_pager_is_used_where_none_is_wanted(words: list[str], pager: str) -> None:
    shown = on_terminal(12, "hidden", *words, pager=pager)
    assert PAGED not in shown
    assert shown.count("\n") > 12
