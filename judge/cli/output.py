"""Writes to stdout and stderr, for every command and every output format."""

from __future__ import annotations

import os
import sys


def write(text: str) -> None:
    """One text to stdout; letters that the terminal lacks become question marks instead of an error."""
    try:
        sys.stdout.write(text + "\n")
    except UnicodeEncodeError:
        encoding = sys.stdout.encoding or "ascii"
        sys.stdout.write((text + "\n").encode(encoding, "replace").decode(encoding))
    sys.stdout.flush()


def say(text: str) -> None:
    """One note to stderr; on a terminal its long lines are broken between words."""
    note = f"judge: {text}" if not text.startswith("judge") else text
    width = _terminal_width()
    lines = [part for one in note.split("\n") for part in (_broken(one, width) if 0 < width < len(one) else [one])]
    sys.stderr.write("\n".join(lines) + "\n")


def _terminal_width() -> int:
    """The columns of the terminal that stderr is; 0 if it is none."""
    try:
        return os.get_terminal_size(sys.stderr.fileno()).columns if sys.stderr.isatty() else 0
    except (OSError, ValueError):
        return 0


def _broken(line: str, width: int) -> list[str]:
    """The lines that a line takes; one of a scenario that is pointed at stays whole."""
    if line.startswith(_POINTED_AT):
        return [line]
    import textwrap  # noqa: PLC0415 - most lines are short

    indent = "  " + " " * (len(line) - len(line.lstrip()))
    return textwrap.wrap(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


_POINTED_AT = "    "
"""What stands before a line of a scenario in an error, and before the sign below it."""


def discard_stdout() -> None:
    """Sends what is still to be written to stdout nowhere: its reader is gone, and no complaint is made at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
