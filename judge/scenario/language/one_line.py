"""Several lines of the scenario language in one line of text, with semicolons between them."""

from __future__ import annotations

import re

_NEXT_LINE = re.compile(
    r"\n|;\s*(?=P[1-9]:|P[1-9]'s turn|battlefields:|players:|mode:|wording of|BF\d+ controlled|[^;]* controlled by)"
)
_NEXT_ACT = r"[\n;]"
_QUOTED = r'("[^"]*")'


def setup_lines(text: str) -> tuple[str, ...]:
    """The lines of a set-up: a semicolon also parts the places of one player, which stay in one line."""
    return tuple(filter(None, (part.strip() for part in _NEXT_LINE.split(text))))


def acts(text: str) -> tuple[str, ...]:
    """The lines of a play, parted at semicolons and line ends that are in no quotes."""
    parts = [""]
    for piece in re.split(_QUOTED, text):
        if piece.startswith('"'):
            parts[-1] += piece
            continue
        first, *others = re.split(_NEXT_ACT, piece)
        parts[-1] += first
        parts += others
    return tuple(filter(None, (part.strip() for part in parts)))
