"""Rule numbers at the beginning of lines, as left by typesetting, extraction or retyping."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from judge.content.ids import number_key
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

_HEAD = r"[0-9OoIl]{3}"
_PART = r"(?:[0-9O]{1,2}|a?[a-z])"
_DOTTED = re.compile(rf"(?P<number>{_HEAD}(?:\.{_PART})*)\.(?:\s+(?P<text>\S.*)|\s*$|(?=[A-Z\"*\[(])(?P<near>.+))")
_UNDOTTED = re.compile(rf"(?P<number>{_HEAD}(?:\.{_PART})*)(?:\s+(?P<text>[A-Z\"*\[(].*)|$)")
_SPACED = re.compile(rf"(?P<number>{_HEAD}(?:\s?\.\s?{_PART}(?![\w-]))+)\s?\.?(?:\s+(?P<text>\S.*)|$)")
_SPACED_TO_ITS_DOT = re.compile(rf"(?P<number>{_HEAD}(?:\s?\.\s?{_PART}(?![\w-]))+)\s?\.(?:\s+(?P<text>\S.*)|$)")
_BLANK_INSIDE = re.compile(r"\.\s")
_BETWEEN = re.compile(r"\s?\.\s?")
_ZERO = str.maketrans({"O": "0", "o": "0", "I": "1", "l": "1"})


class Numbered(NamedTuple):
    """A number with which a line may begin, and the rest of the line.

    ``sure`` (1 to 3) is how much it looks like one.
    """

    number: str
    text: str
    sure: int


@lru_cache(maxsize=8192)
def readings(line: str) -> tuple[Numbered, ...]:
    """Every way to read the beginning of a line as a rule number, the most likely first."""
    if not line[:1] or line[0] not in "0123456789OoIl":
        return ()
    found: list[Numbered] = []
    for pattern, sure in ((_DOTTED, 3), (_SPACED_TO_ITS_DOT, 2), (_SPACED, 2), (_UNDOTTED, 1)):
        if match := pattern.match(line):
            text = match["text"] or (match["near"] if pattern is _DOTTED else "") or ""
            found.append(Numbered(_plain(match["number"]), text.strip(), sure))
            found += [
                Numbered(_plain(match["number"][: blank.start()]), line[blank.end() :].strip(), 2)
                for blank in _BLANK_INSIDE.finditer(match["number"])
            ]
    numbers = [one.number for one in found]
    return tuple(one for place, one in enumerate(found) if one.number and one.number not in numbers[:place])


def _plain(number: str) -> str:
    """The number with letters read as digits; "" if it is a word (``Ill.``, ``lol``)."""
    head, *parts = _BETWEEN.split(number)
    if not any(letter.isdigit() for letter in head):
        return ""
    return ".".join([head.translate(_ZERO), *(part.replace("O", "0") for part in parts)])


def follows(number: str, earlier: str) -> bool:
    """Whether a number directly follows another: as its first subrule, or as the next one on its or a higher level."""
    above, _, last = number.rpartition(".")
    if above == earlier:
        return last in {"1", "a"}
    parts = earlier.split(".")
    return any(number == _next(parts[:length]) for length in range(len(parts), 0, -1))


def _next(parts: Sequence[str]) -> str:
    last = parts[-1]
    if len(parts) == 1:
        return f"{int(last) + 1:03}"
    if last.isdigit():
        return ".".join([*parts[:-1], str(int(last) + 1)])
    if last == "z":
        return ".".join([*parts[:-1], "aa"])
    return ".".join([*parts[:-1], last[:-1] + chr(ord(last[-1]) + 1)])


def growing(numbers: Sequence[str], weights: Sequence[int]) -> list[int]:
    """The indices of the heaviest subsequence in which every number is greater than the one before."""
    keys = [number_key(number) for number in numbers]
    order = sorted(set(keys))
    best: list[tuple[int, int]] = [(0, -1)] * (len(order) + 1)  # a Fenwick tree of (weight, place)
    before = [-1] * len(keys)
    ranks = {key: rank for rank, key in enumerate(order)}
    top = (0, -1)
    for place, key in enumerate(keys):
        rank = ranks[key]
        below = (0, -1)
        at = rank
        while at > 0:
            if best[at][0] > below[0]:
                below = best[at]
            at -= at & -at
        before[place] = below[1]
        reached = (below[0] + weights[place], place)
        at = rank + 1
        while at <= len(order):
            if reached[0] > best[at][0]:
                best[at] = reached
            at += at & -at
        if reached[0] > top[0]:
            top = reached
    chain = []
    at = top[1]
    while at >= 0:
        chain.append(at)
        at = before[at]
    return chain[::-1]
