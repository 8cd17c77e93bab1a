"""Rule numbers as people say them, and as a phone writes what it heard: ``four twenty eight point one a``."""

from __future__ import annotations

import re

_ONES = dict(zip(["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"], range(1, 10), strict=True))
_TEENS = dict(
    zip(
        ["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
        range(10, 20),
        strict=True,
    )
)
_TENS = dict(
    zip(["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"], range(20, 100, 10), strict=True)
)
_NOUGHT = frozenset({"zero", "oh", "o", "nought"})
_POINT = frozenset({"point", "dot"})
_AHEAD = frozenset({"rule", "rules", "section", "number", "core", "cr", "tournament", "tr", "the"})
_WORD = re.compile(r"[a-z]+|\d+|[.,-]")
DIGITS = 3
"""The number of digits in the number of a section."""


def number_said(text: str) -> str:
    """The number as it is written, with the words before it ("tournament rule 703.2"); "" where ``text`` has others.

    The three digits of a section may be said one by one, as a hundred, or in two parts ("four twenty-eight"). What is
    said behind them, with or without a point, is a part of the number each.
    """
    words = [word for word in _WORD.findall(text.lower()) if word not in {",", "-"}]
    ahead = 0
    while ahead < len(words) and words[ahead] in _AHEAD:
        ahead += 1
    digits, behind = _section(words[ahead:])
    parts = _parts(behind) if digits else None
    if parts is None:
        return ""
    return " ".join([*(word for word in words[:ahead] if word not in {"the", "number"}), ".".join([digits, *parts])])


def _section(words: list[str]) -> tuple[str, list[str]]:
    """The three digits that are said first, and the words behind them; "" if there are none, or no words for any."""
    said = ""
    at = 0
    while at < len(words) and len(said) < DIGITS:
        if words[at] in _POINT or (digits := _digits(words, at)) is None:
            break
        written, taken = digits
        said, at = said + written, at + taken
        if words[at : at + 1] == ["hundred"] and len(said) == 1:
            at += 2 if words[at + 1 : at + 2] == ["and"] else 1
            rest = _digits(words, at) or ("", 0)
            said, at = f"{int(said) * 100 + int(rest[0] or 0)}", at + rest[1]
    return (said, words[at:]) if len(said) == DIGITS and not all(map(str.isdigit, words[:at])) else ("", words)


def _digits(words: list[str], at: int) -> tuple[str, int] | None:
    """The digits that the words from a place on say, and how many words say them; "twenty eight" is one number."""
    word = words[at] if at < len(words) else ""
    if word in _TENS:
        behind = words[at + 1] if at + 1 < len(words) else ""
        one = int(behind) if len(behind) == 1 and behind.isdigit() else _ONES.get(behind, 0)
        return str(_TENS[word] + one), 2 if one else 1
    if word in _NOUGHT:
        return "0", 1
    number = _ONES.get(word) or _TEENS.get(word) or (word if word.isdigit() else None)
    return (str(number), 1) if number is not None else None


def _parts(words: list[str]) -> list[str] | None:
    """The parts of a number behind its section; None if a word is none."""
    parts: list[str] = []
    at = 0
    while at < len(words):
        if words[at] in _POINT or words[at] == ".":
            at += 1
            continue
        if len(words[at]) == 1 and words[at].isalpha():
            parts.append(words[at])
            at += 1
            continue
        digits = _digits(words, at)
        if digits is None:
            return None
        parts.append(digits[0])
        at += digits[1]
    return parts
