"""A near miss in words and as JSON: its kinds of events by what people call them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.clauses import About

if TYPE_CHECKING:
    from typing import Any

    from judge.content.near_misses import NearMiss

_KIND = re.compile(r"\b[A-Z][A-Z_]+\b")


def in_words(side: str) -> str:
    """A side of a near miss: "RECYCLE from a hand" as "cards being recycled from a hand"."""
    return _KIND.sub(lambda found: About[found[0]].value, side)


def kinds_in(side: str) -> tuple[About, ...]:
    """The kinds of events that a side of a near miss names."""
    return tuple(About[word] for word in _KIND.findall(side))


def as_values(row: NearMiss) -> dict[str, Any]:
    """A near miss as JSON has it."""
    return {
        "happens": in_words(row.happens),
        "waits": in_words(row.waits),
        "words": row.states,
        "rule": row.rule,
        "ruling": row.ruling,
        "still": row.still,
    }
