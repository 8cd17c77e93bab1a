"""Masks card names in a line before the grammar reads it, the longest names first.

Many names hold commas or words of the grammar ("Nocturne, Horrifying", "Back to Back"). A name is masked by as many
characters as it has, so that columns stay right; quoted text is left to the grammar.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from judge.cards.catalogue import in_play, names
from judge.cards.loader import offered
from judge.cards.names import resolve_name

OPENING, FILLING = "\ue000", "\ue001"
_APOSTROPHES = str.maketrans({"\u2019": "'", "\u02bc": "'", "\u2018": "'", "\u00a0": " "})
_PLAIN = r"\d+-Might unit|plain card|plain gear|filler card"
_CAPITALISED = r"[A-Z][\w'!.-]*(?:,? (?:[A-Z][\w'!.-]*|of|the|and|to))*"


def normalised(text: str) -> str:
    """The text with its apostrophes and blanks in their plain form; as long as before."""
    return text.translate(_APOSTROPHES)


def mask(text: str) -> str:
    """The text with every card name replaced by one masked word of the same length."""
    return _with_names_masked(text, offered())


def suggested_name(text: str, column: int) -> tuple[str, str, int] | None:
    """The card probably meant by the capitalised words at a column (from 1), those words, and where they begin."""
    for found in re.finditer(_CAPITALISED, text):
        if found.start() <= column - 1 <= found.end():
            match = resolve_name(found[0])
            if match is not None and match.name and match.name != found[0]:
                return match.name, found[0], found.start() + 1
    return None


@lru_cache(maxsize=4096)
def _with_names_masked(text: str, further: frozenset[str]) -> str:
    """A text with the names of the catalogue and ``further`` ones masked: the same lines stand in many scenarios."""
    return _names(further).sub(_masked, text)


def _masked(found: re.Match[str]) -> str:
    text = found[0]
    return text if text[0] == '"' else OPENING + FILLING * (len(text) - 1)


@cache
def _names(further: frozenset[str]) -> re.Pattern[str]:
    known = {*names(), *map(in_play, names()), *further}
    any_name = "|".join(re.escape(name) for name in sorted(known, key=lambda name: (-len(name), name)))
    return re.compile(rf'"[^"\n]*"|(?<![\w\'-])(?:{any_name}|{_PLAIN})(?: #\d+)?(?![\w-])')
