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
    """One note to stderr."""
    sys.stderr.write(f"judge: {text}\n" if not text.startswith("judge") else f"{text}\n")


def discard_stdout() -> None:
    """Sends what is still to be written to stdout nowhere: its reader is gone, and no complaint is made at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
