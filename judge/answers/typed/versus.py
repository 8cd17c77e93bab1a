"""Words that separate the two sides of a question: ``vs`` in its spellings, a plus, ``against`` between cards."""

from __future__ import annotations

import re

WORDS = frozenset({"vs", "vs.", "v", "v.", "versus", "verses"})
"""Words that separate two sides, whatever they are. "verses" comes from dictation."""
BETWEEN = WORDS | {"against", "+", "x"}
"""Words and signs that separate two cards."""

_WRITTEN_OUT = r"\s(?:vs?\.?|vers[ue]s)\s"
_PLUS = r"\s*\+(?!\d)\s*"
"""Before a number it is none: "+2 Might" is what a unit gets."""

SIDES = re.compile(rf"\s*{_WRITTEN_OUT}\s*|{_PLUS}", re.IGNORECASE)
"""The separator between two sides, whatever they are."""
CARDS = re.compile(rf"{SIDES.pattern}|\s+(?:against|x)\s+", re.IGNORECASE)
"""The separator between two cards."""


def is_written_out(question: str) -> bool:
    """Whether a question has a ``vs`` in one of its spellings, and not only a plus, which may be that of a sum."""
    return re.search(_WRITTEN_OUT, question, re.IGNORECASE) is not None


def has_sides(question: str) -> bool:
    """Whether there is something on both sides of a separator."""
    return any(question[: found.start()].strip() and question[found.end() :].strip()
               for found in SIDES.finditer(question))  # fmt: skip


def only_side(question: str) -> str:
    """The one side of a ``vs`` that has nothing on its other side. "" for every other question."""
    first, *rest = question.split()
    if rest and first.lower() in WORDS:
        return " ".join(rest)
    return " ".join([first, *rest[:-1]]) if rest and rest[-1].lower() in WORDS - {"v", "v."} else ""
