"""Prints which functions a question comes by, in the order in which it first does: ``python tools/way.py QUESTION...``.

One a line, as ``file function``. A test compares docs/architecture.md with it.
"""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.cli.entry import main as judge  # noqa: E402 - the checkout's own code

if TYPE_CHECKING:
    from types import FrameType


def way(words: list[str]) -> list[tuple[str, str]]:
    """The files (below ``judge``) and functions that a command line comes by."""
    package = str(ROOT / "judge") + "/"
    found: dict[tuple[str, str], None] = {}

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(package):
            found.setdefault((code.co_filename.removeprefix(package), code.co_name))

    sys.setprofile(note)
    try:
        with redirect_stdout(StringIO()):
            judge(words)
    finally:
        sys.setprofile(None)
    return [stop for stop in found if not stop[1].startswith(("_", "<"))]


if __name__ == "__main__":
    print("\n".join(" ".join(stop) for stop in way(sys.argv[1:])))
