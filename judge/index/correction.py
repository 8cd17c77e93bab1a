"""Corrects a word that no passage contains to a similar word of the passages."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.index.words import STOP_WORDS, stemmed

if TYPE_CHECKING:
    from judge.index.whoosh_adapter import Index

SHORTEST = 5
"""Shorter words are not corrected: too many words are similar to them."""

LETTERS_PER_SLIP = 4
"""One slip is forgiven for so many letters: one too many or too few, another one, or two that changed places."""

PREFIXES = ("un", "in", "re", "dis", "non", "mis")
"""A word that begins with one of these is never corrected to what is behind it: "unclaimed" is not "claimed"."""

SLIPS = 2
"""More slips than these are another word; so many are forgiven where it is a common one."""

COMMON = 0.01
"""The share of the passages that have a common word."""

LONG = 7
"""So many letters has a word whose first one may be wrong; in a shorter one it may have changed places."""

SHORT = 4
"""A longer word is never corrected to one of so many letters, unless a letter was doubled: "morde" is not "more"."""


def corrected(word: str, index: Index, *, alone: bool = False) -> str:
    """The word that is probably meant, or "" if none is near enough.

    A slip in the first letter is rare, so that a word with the same one goes first; of equals the one that more
    passages contain. Who types a word ``alone`` means none that tells nothing (every, other).
    """
    if len(word) < SHORTEST or not word.isalpha() or word in english_words():
        return ""
    from rapidfuzz import process  # noqa: PLC0415 - only for a word that nobody wrote
    from rapidfuzz.distance import OSA  # noqa: PLC0415

    most = min(SLIPS, len(word) // LETTERS_PER_SLIP)
    behind = {word.removeprefix(prefix) for prefix in PREFIXES if word.startswith(prefix)}
    choices = [
        other
        for other in index.spelled_words()
        if abs(len(other) - len(word)) <= most and other.isalpha() and other not in behind and other not in STOP_WORDS
    ]
    found = process.extract(word, choices, scorer=OSA.distance, score_cutoff=most, limit=None)
    likely = [
        one
        for one in found
        if _is_likely(word, one[0])
        and (one[1] < SLIPS or _is_common(one[0], index))
        and (not alone or index.tells(stemmed(one[0])))
    ]
    best = min(
        likely, key=lambda one: (one[1], one[0][0] != word[0], index.rarity(stemmed(one[0])), one[0]), default=None
    )
    return str(best[0]) if best else ""


@cache
def english_words() -> frozenset[str]:
    """Words of English that would be taken for slips of words of the passages: "bowling" for "bowing".

    They are those of the hundred thousand most frequent words that are in a dictionary, that no passage has, and that
    would be corrected. They are listed beside this module, one a line.
    """
    path = f"{__file__.rpartition('correction')[0]}english_words.txt"
    with open(path, encoding="utf-8") as lines:  # noqa: PTH123  pathlib costs more than the reading
        return frozenset(lines.read().split("\n"))


def _is_common(word: str, index: Index) -> bool:
    """Whether so many passages have a word that it is meant in spite of several slips."""
    return len(index.passages_with(stemmed(word))) >= COMMON * index.size


def _is_likely(word: str, other: str) -> bool:
    """Whether a short word may be a slip of another one: its first letter is right, and so is the number of letters."""
    if len(other) <= SHORT:
        return any(word == other[:at] + other[at - 1] + other[at:] for at in range(1, len(other) + 1))
    return len(word) >= LONG or word[0] == other[0] or word[:2] == other[1::-1]
