"""The words of a page of ban lists: where a label ends, what is written as a name, what says that nothing is banned."""

from __future__ import annotations

import re

NONE = frozenset({"none", "nothing", "no cards", "n/a", "-", "\u2013", "\u2014"})
_LONGEST = 60
_SMALL = frozenset("of the a an and in on to for from with at by or".split())  # noqa: SIM905


def parted(text: str) -> tuple[str, str]:
    """Part a line at the first colon outside of brackets: into a label and what stands behind it."""
    depth = 0
    for place, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if letter == ":" and depth <= 0 and text[place + 1 : place + 2] in {"", " "}:
            return text[:place].strip(), text[place + 1 :].strip()
    return text, ""


def last_sentence(label: str) -> str:
    """Give the last sentence of a label."""
    return re.split(r"[.;]\s", label)[-1]


def words(text: str) -> set[str]:
    """Give the words of a text in small letters."""
    return {*re.findall(r"\w+", text.lower())}


def titled(text: str) -> bool:
    """Tell whether a text is written as a name: short, with capitals."""
    parts = text.split()
    if not parts or len(text) > _LONGEST or len(parts) > 8 or text.lower().strip(".") in NONE:
        return False
    return text[0].isupper() and all(word in _SMALL or not word[0].islower() for word in parts)
