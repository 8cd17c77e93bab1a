"""The colours, by meaning. Whatever a colour says is also said in words."""

from __future__ import annotations

ID = "cyan"
TITLE = "bold"
MATCH = "bold underline"
QUIET = "dim"
STANDS = "green"
GONE = "yellow"
REFUSED = "red"
SYMBOL = "magenta"
