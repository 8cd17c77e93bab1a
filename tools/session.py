"""Records the terminal session that the README shows: ``docs/session.svg``, from what the real command prints.

Usage: python tools/session.py

The command runs in a pseudo-terminal, with its colours, as of a fixed day; what does not fit on the screen is left out,
and the picture says so. The same output gives the same file.
"""

from __future__ import annotations

import os
import pty
import shlex
import struct
import sys
from contextlib import suppress
from fcntl import ioctl
from io import StringIO
from pathlib import Path
from subprocess import Popen
from tempfile import TemporaryDirectory
from termios import TIOCSWINSZ

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.answers.library.open_library import open_library  # noqa: E402 - the checkout's own code

PAGE = ROOT / "docs" / "session.svg"

COMMAND = 'judge "hidden blade vs zhonya" --as-of 2026-11-20'
COLUMNS, ROWS = 96, 30
COLOURS = {"NO_COLOR", "FORCE_COLOR", "COLORTERM"}
"""What would change the colours."""

FORMAT = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<title>A question about two cards, and its answer, in a terminal</title>
<style>
.{unique_id}-matrix {{
font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, "DejaVu Sans Mono", monospace;
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width;
}}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""
"""The picture, without a font that would have to be fetched."""


def printed(command: str = COMMAND) -> str:
    """What a command prints on a terminal of this size, with its colours; nothing waits in a pager.

    Raises RuntimeError where it fails.
    """
    open_library()  # compiled beforehand where it has to be: that would be told, too
    words = [sys.executable, "-m", *shlex.split(command)]
    environment = {name: value for name, value in os.environ.items() if name not in COLOURS}
    environment |= {"TERM": "xterm-256color", "PAGER": "cat", "LINES": str(ROWS), "COLUMNS": str(COLUMNS)}
    environment["JUDGE_PROGRESS"] = "0"  # how long it takes is no part of the picture
    ours, theirs = pty.openpty()
    ioctl(theirs, TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    found = b""
    with TemporaryDirectory() as empty:
        environment["JUDGE_DATA"] = empty  # nothing that whoever runs this has imported
        with Popen(words, cwd=ROOT, env=environment, stdin=theirs, stdout=theirs, stderr=theirs) as running:  # noqa: S603
            os.close(theirs)
            with suppress(OSError):  # a closed terminal ends the output
                while part := os.read(ours, 65536):
                    found += part
    os.close(ours)
    if running.returncode:
        raise RuntimeError(f"{command} failed:\n{found.decode()}")
    return found.decode().replace("\r\n", "\n")


def screen() -> Text:
    """The command behind a prompt, the first lines that it prints, and how many more there are."""
    lines = Text.from_ansi(printed()).split("\n")
    for line in lines:
        line.rstrip()
    shown = lines[: ROWS - 2]
    rest = len(lines) - len(shown)
    tail = [Text(f"… and {rest} more lines", style="dim")] if rest else []
    return Text("\n").join([Text.assemble(("$ ", "bold green"), COMMAND), *shown, *tail])


def svg(text: Text) -> str:
    """A screen as a picture."""
    console = Console(width=COLUMNS, record=True, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(text, highlight=False)
    return console.export_svg(title="judge", unique_id="session", code_format=FORMAT)


def main() -> int:
    """Write the picture."""
    PAGE.write_text(svg(screen()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
