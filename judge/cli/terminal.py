"""An answer on a terminal: colour and a pager where the terminal has them, the same words without."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rich.console import Console

from judge.cli.entry import write
from judge.cli.views.answer import AnswerView

if TYPE_CHECKING:
    from judge.answers.model import Answer


def draw(answer: Answer, width: int = 0, *, quote: bool = False) -> None:
    """Draw an answer; one that is longer than the terminal goes through the pager. ``NO_COLOR`` is honoured."""
    console = Console(width=width or None, highlight=False)
    view = AnswerView(answer, quote=quote)
    with console.capture() as drawn:
        console.print(view)
    text = drawn.get()
    if console.is_terminal and text.count("\n") > console.height and not console.is_dumb_terminal:
        from rich.pager import SystemPager  # noqa: PLC0415 - only for a long answer

        os.environ.setdefault("LESS", "-FRX")
        SystemPager().show(text)
    else:
        write(text.rstrip("\n"))
