"""The process that asks: ``python -m judge.sweep.worker`` reads a pair a line and writes its record.

The first line has the day and the version of the rules; ``ready`` is written once the library is open. The process
ends where its input ends.
"""

from __future__ import annotations

import gc
import os
import sys
from typing import BinaryIO

import msgspec

from judge.answers.library.open_library import open_library
from judge.sweep.answering import asked
from judge.sweep.worker_process import READY


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer the pairs of ``source`` one by one until it ends."""
    as_of, rules = msgspec.json.decode(source.readline(), type=tuple[str, str])
    library = open_library(as_of, rules)
    sink.write(READY)
    sink.flush()
    for line in source:
        sink.write(asked(library, msgspec.json.decode(line, type=tuple[str, str])).as_line())
        sink.flush()


def main() -> int:
    """Serve on the standard streams; whatever else is printed goes to stderr."""
    gc.set_threshold(50_000, *gc.get_threshold()[1:])
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(sys.stdin.buffer, sink)
    except BrokenPipeError:
        return 0
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
