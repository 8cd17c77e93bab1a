"""An answer on a terminal: colour and a pager where the terminal has them, the same words without."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rich.console import Console

from judge.cli.views.answer import AnswerView

if TYPE_CHECKING:
    from judge.answers.model import Answer


def draw(answer: Answer, width: int = 0, *, quote: bool = False) -> None:
    """Draw an answer; one that is longer than the terminal goes through the pager. ``NO_COLOR`` is honoured."""
    console = Console(width=width or None, highlight=False)
    view = AnswerView(answer, quote=quote)
    height = len(console.render_lines(view, pad=False))
    if console.is_terminal and height > console.height and os.environ.get("TERM") not in {None, "dumb"}:
        os.environ.setdefault("LESS", "-FRX")
        with console.pager(styles=not console.no_color):
            console.print(view)
    else:
        console.print(view)
