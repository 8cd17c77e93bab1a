"""Stems of English words: Porter's algorithm of 1980, with two corrections of its successor and irregular forms.

The corrections: ``dies`` and ``died`` are ``die``, and ``reduced`` is ``reduce`` however long the word is. The search
library has a stemmer of its own, but it parts ``tapped`` from ``tap`` and ``activated`` from ``activate``.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from judge.index.irregular_forms import BASE_FORMS

_SHORTEST = 3
_VOWELS = frozenset("aeiou")

_DERIVED = (
    ("ational", "ate"), ("tional", "tion"), ("enci", "ence"), ("anci", "ance"), ("izer", "ize"), ("abli", "able"),
    ("alli", "al"), ("entli", "ent"), ("eli", "e"), ("ousli", "ous"), ("ization", "ize"), ("ation", "ate"),
    ("ator", "ate"), ("alism", "al"), ("iveness", "ive"), ("fulness", "ful"), ("ousness", "ous"), ("aliti", "al"),
    ("iviti", "ive"), ("biliti", "ble"),
)  # fmt: skip
_SUFFIXED = (
    ("icate", "ic"), ("ative", ""), ("alize", "al"), ("iciti", "ic"), ("ical", "ic"), ("ful", ""), ("ness", ""),
)  # fmt: skip
_ENDINGS = (
    "ement", "ance", "ence", "able", "ible", "ment", "ant", "ent", "ism", "ate", "iti", "ous", "ive", "ize", "ion",
    "al", "er", "ic", "ou",
)  # fmt: skip


@cache
def stem(word: str) -> str:
    """The stem of a word in lower case; an irregular form has the stem of its base form."""
    word = BASE_FORMS.get(word, word)
    if len(word) < _SHORTEST:
        return word
    return _without_e(_without_ending(_suffixed(_derived(_y(_inflected(_singular(word)))))))


def _is_consonant(word: str, at: int) -> bool:
    letter = word[at]
    if letter == "y":
        return at == 0 or not _is_consonant(word, at - 1)
    return letter not in _VOWELS


def _measure(word: str) -> int:
    """How often a consonant follows a vowel: Porter's m."""
    kinds = [_is_consonant(word, at) for at in range(len(word))]
    return sum(not first and second for first, second in pairwise(kinds))


def _has_vowel(word: str) -> bool:
    return any(not _is_consonant(word, at) for at in range(len(word)))


def _ends_short(word: str) -> bool:
    """Whether a word ends on consonant, vowel, consonant, the last not w, x or y: ``hop``."""
    last = len(word) - 1
    return (
        last > 1
        and _is_consonant(word, last)
        and not _is_consonant(word, last - 1)
        and _is_consonant(word, last - 2)
        and word[last] not in "wxy"
    )


def _singular(word: str) -> str:
    if word.endswith("sses"):
        return word[:-2]
    if word.endswith("ies"):
        return word[:-2] if len(word) > len("dies") else word[:-1]
    if word.endswith(("ss", "us", "is")):
        return word
    if word.endswith("uses"):
        return word[:-2] if len(word) > len("causes") else word[:-1]
    return word.removesuffix("s")


def _inflected(word: str) -> str:
    if word.endswith("ied"):
        return word[:-2] if len(word) > len("died") else word[:-1]
    if word.endswith("eed"):
        return word[:-1] if _measure(word[:-3]) else word
    ending = next((ending for ending in ("ed", "ing") if word.endswith(ending)), "")
    base = word[: len(word) - len(ending)]
    if not ending or not _has_vowel(base):
        return word
    if base.endswith(("at", "bl", "iz", "c")):
        return base + "e"
    if len(base) > _SHORTEST and base[-1] == base[-2] and base[-1] not in "aeiouflsz":
        return base[:-1]
    return base + "e" if _measure(base) == 1 and _ends_short(base) else base


def _y(word: str) -> str:
    """A final y after a consonant as i, as in ``countries``."""
    at = len(word) - 1
    return word[:-1] + "i" if at > 1 and word[at] == "y" and _is_consonant(word, at - 1) else word


def _replaced(word: str, pairs: tuple[tuple[str, str], ...]) -> str:
    for ending, better in pairs:
        if word.endswith(ending):
            base = word[: -len(ending)]
            return base + better if _measure(base) else word
    return word


def _derived(word: str) -> str:
    return _replaced(word, _DERIVED)


def _suffixed(word: str) -> str:
    return _replaced(word, _SUFFIXED)


def _without_ending(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending):
            base = word[: -len(ending)]
            if _measure(base) > 1 and (ending != "ion" or base.endswith(("s", "t"))):
                return base
            return word
    return word


def _without_e(word: str) -> str:
    if word.endswith("e"):
        base = word[:-1]
        measure = _measure(base)
        if measure > 1 or (measure == 1 and not _ends_short(base)):
            word = base
    return word[:-1] if word.endswith("ll") and _measure(word) > 1 else word
