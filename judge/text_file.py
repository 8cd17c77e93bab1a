"""Reads a text named on the command line (a file, a pipe, or ``-`` for standard input), or a file of the project.

Devices are refused, because ``/dev/zero`` never ends, and so are texts larger than anybody would write.
"""

from __future__ import annotations

import os
import stat
import sys
from typing import TYPE_CHECKING

from judge.errors import ContentError, Misuse

if TYPE_CHECKING:
    from pathlib import Path

STANDARD_INPUT = "-"
LARGEST = 5_000_000
"""The maximum size in bytes, five times that of all rulings of this project together."""


def read_text_file(path: Path | str, *, at_most: int = LARGEST) -> str:
    """The text of a file, of a pipe, or for ``-`` of standard input, without a byte order mark.

    A named pipe without a writer is empty and does not block. Raises Misuse for a device, a directory, more than
    ``at_most`` bytes, or text that is not UTF-8.
    """
    where = "standard input" if str(path) == STANDARD_INPUT else str(path)
    try:
        data = _standard_input(at_most) if str(path) == STANDARD_INPUT else _contents(path, where, at_most)
    except OSError as problem:
        raise Misuse(f"cannot be read: {problem.strerror or problem}", where=where, hint="Check its name.") from problem
    if len(data) > at_most:
        raise Misuse(f"expected at most {at_most:,} bytes, got more", where=where, hint="Split it into several files.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        reason = f"expected UTF-8 text, got something else at byte {problem.start}"
        raise Misuse(reason, where=where, hint="Save it as UTF-8.") from problem


def content_text(path: Path, where: str = "") -> str:
    """The text of a file of the project, without a byte order mark.

    Raises ContentError if it cannot be read, naming it as ``where`` if that is given.
    """
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as problem:
        hint = "Save the file as UTF-8."
        raise ContentError(f"cannot be read: {problem}", where=where or str(path), hint=hint) from problem


def _standard_input(at_most: int) -> bytes:
    return sys.stdin.buffer.read(at_most + 1)


def _contents(path: Path | str, where: str, at_most: int) -> bytes:
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)  # opening a pipe would wait for somebody who writes to it
    with os.fdopen(handle, "rb") as file:
        mode = os.fstat(handle).st_mode
        if not (stat.S_ISREG(mode) or stat.S_ISFIFO(mode)):
            raise Misuse("expected a file, got a device or a socket", where=where, hint="Name a file, a pipe or -.")
        os.set_blocking(handle, True)
        return file.read(at_most + 1)
