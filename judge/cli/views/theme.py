"""The colours, by meaning. Whatever a colour says is also said in words."""

from __future__ import annotations

from judge.content.documents import stands

ID = "cyan"
TITLE = "bold"
VERDICT = "bold"
QUIET = "dim"
STANDS = "green"
GONE = "yellow"
REFUSED = "red"
SYMBOL = "magenta"


def of_status(status: str) -> str:
    """Give the colour of a badge."""
    return STANDS if not status or stands(status) else GONE
