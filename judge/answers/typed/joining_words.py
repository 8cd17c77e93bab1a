"""Words of a question that join its cards, and verbs that ask for the effect of a card: none of them names anything."""

from __future__ import annotations

from judge.answers.typed import versus

_JOINERS = versus.BETWEEN | {"\u00d7", "and", "with", "plus", "or", "then"}
_VERBS = """
beat beats cast casts counter counters deal deals destroy destroys die dies get gets kill kills let lets make makes
play plays prevent prevents protect protects save saves stop stops target targets trigger triggers win wins
"""
ASKING = frozenset(_VERBS.split())
"""Verbs that say what a card does. They name no card and no part of a set-up, and are the point of a question."""
_PLAIN_WORDS = """
a about affect affects an another any are be beat beats being between both but by can card cards cast casts could
counter counters deal deals destroy destroys did die dies do does doing each effect effects explain first for from
get gets go goes happen happening happens has have he her his how i if in interact interacting interaction
interactions interacts into is it its just kill killed kills let lets make makes matchup may me meet meets of off on one
other our pair play played player players playing plays please prevent prevents protect protects resolve resolves
rules ruling rulings save saved saves she should show so still stop stops target targeted targeting targets tell
that the their them then there they this to together token tokens trigger triggers two unit units us use
used uses using was we were what what's whats when where which who will win wins work works would you your
"""
_PLAIN = _JOINERS | frozenset(_PLAIN_WORDS.split())
"""Words that join the cards of a question and say nothing of the set-up."""


def telling(part: str) -> str:
    """The words of a part without those at its ends that join cards. Empty if it has no others."""
    words = words_in(part)
    while words and words[0].casefold() in _JOINERS:
        del words[0]
    while words and words[-1].casefold() in _JOINERS:
        del words[-1]
    plain = all(word.casefold().replace("\u2019", "'") in _PLAIN for word in words)
    return "" if plain else " ".join(words)


def words_in(part: str) -> list[str]:
    """The words of a part, without the marks around them."""
    return [word for word in (piece.strip('.,;:?!()"+&') for piece in part.split()) if word]


def joins(part: str) -> bool:
    """Whether a part has no words but those that join cards."""
    return all(word.casefold() in _JOINERS for word in words_in(part))
