"""Corrects a word that no passage contains to the most similar word that one does."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.index.whoosh_adapter import Index

SHORTEST = 5
"""Shorter words are not corrected: too many words are similar to them."""

NEAR = 82.0
"""The least similarity of two words, from 0 to 100."""


def corrected(word: str, index: Index) -> str:
    """The word that is probably meant, or "" if none is similar enough."""
    if len(word) < SHORTEST or not word.isalpha():
        return ""
    from rapidfuzz import fuzz, process  # noqa: PLC0415 - only for a word that nobody wrote

    choices = [other for other in index.spelled_words() if abs(len(other) - len(word)) <= 2 and other.isalpha()]
    found = process.extract(word, choices, scorer=fuzz.ratio, score_cutoff=NEAR, limit=5)
    best = sorted(found, key=lambda pair: (-pair[1], pair[0][0] != word[0], pair[0]))
    return str(best[0][0]) if best else ""
