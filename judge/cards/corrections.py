"""Misspelt card names. Only this module compares spellings and imports rapidfuzz."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from judge.cards.name_index import name_index
from judge.cards.name_match import Match, match_of
from judge.cards.terms import Phrase, terms

if TYPE_CHECKING:
    from collections.abc import Iterable

_SHORTEST = 4
_LETTERS_PER_SLIP = 5
_ALIKE = 65.0


def corrected(phrase: Phrase) -> Match | None:
    """The card whose name, short name or distinctive word is nearest, within one slip per five letters.

    Names that are equally near leave the match open; names one slip further are its alternatives. None if nothing is
    near, or a term of the game is at least as near.
    """
    typed = " ".join(phrase)
    if len(typed) < _SHORTEST:
        return None
    slips = max(1, len(typed) // _LETTERS_PER_SLIP)
    spellings = _spellings()
    near = process.extract(typed, spellings.keys(), scorer=OSA.distance, score_cutoff=slips, limit=20)
    if not near:
        return None
    best = near[0][1]
    if process.extractOne(typed, _terms(), scorer=OSA.distance, score_cutoff=best):
        return None
    match = match_of(_names(spelling for spelling, distance, _ in near if distance == best), "corrected")
    further = _names(spelling for spelling, distance, _ in near if distance <= best + 1)
    others = tuple(name for name in further if name != match.name)
    return match._replace(alternatives=others) if match.name else match


def near_names(phrase: Phrase) -> tuple[str, ...]:
    """The cards whose names are written most like a phrase, for somebody who is asked which one is meant."""
    near = process.extract(" ".join(phrase), _spellings().keys(), scorer=fuzz.ratio, score_cutoff=_ALIKE, limit=5)
    return _names(spelling for spelling, _, _ in near)


def _names(spellings: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for spelling in spellings for name in _spellings()[spelling]))


@cache
def _spellings() -> dict[str, tuple[str, ...]]:
    index = name_index()
    distinctive = {word: names for word, names in index.distinctive.items() if len(names) == 1}
    written = {" ".join(phrase): names for phrase, names in (*index.short.items(), *index.full.items())}
    return distinctive | written


@cache
def _terms() -> tuple[str, ...]:
    return tuple(" ".join(term) for term in terms())
