"""Text on a page of ban lists: the end of a label, the form of a name, and words for an empty list."""

from __future__ import annotations

import re

NONE = frozenset({"none", "nothing", "no cards", "n/a", "-", "\u2013", "\u2014"})
_LONGEST = 60
_SMALL = frozenset("of the a an and in on to for from with at by or".split())  # noqa: SIM905


def split_label(text: str) -> tuple[str, str]:
    """The label before the first colon outside brackets, and the text after it; the text after is "" without one."""
    depth = 0
    for place, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if letter == ":" and depth <= 0 and text[place + 1 : place + 2] in {"", " "}:
            return text[:place].strip(), text[place + 1 :].strip()
    return text, ""


def last_sentence(label: str) -> str:
    """The last sentence of a label."""
    return re.split(r"[.;]\s", label)[-1]


def words(text: str) -> set[str]:
    """The words of a text in lower case."""
    return {*re.findall(r"\w+", text.lower())}


def looks_like_name(text: str) -> bool:
    """Whether a text is written like a name: short and capitalised."""
    parts = text.split()
    if not parts or len(text) > _LONGEST or len(parts) > 8 or text.lower().strip(".") in NONE:
        return False
    return text[0].isupper() and all(word in _SMALL or not word[0].islower() for word in parts)
