"""An answer on a terminal: colour and a pager where the terminal has them, the same words without."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rich.console import Console

from judge.cli.entry import write
from judge.cli.views.answer import AnswerView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from judge.answers.model import Answer


def draw(answer: Answer, width: int = 0, *, quote: bool = False) -> None:
    """Draw an answer on a terminal."""
    draw_view(AnswerView(answer, quote=quote), width)


def draw_view(view: RenderableType, width: int = 0, *, is_plain: bool = False) -> None:
    """Draw anything; what is longer than the terminal goes through the pager. ``NO_COLOR`` is honoured.

    Where stdout is no terminal there is no colour and no pager, and 80 columns unless a width is given.
    """
    console = Console(width=width or None, highlight=False, color_system=None if is_plain else "auto")
    with console.capture() as drawn:
        console.print(view)
    text = "\n".join(line.rstrip() for line in drawn.get().split("\n"))
    if console.is_terminal and not is_plain and text.count("\n") > console.height and not console.is_dumb_terminal:
        from rich.pager import SystemPager  # noqa: PLC0415 - only for a long answer

        os.environ.setdefault("LESS", "-FRX")
        SystemPager().show(text)
    else:
        write(text.rstrip("\n"))
