"""Suggestions for misspelt or foreign words in a line of a scenario."""

from __future__ import annotations

import re

from judge.cards.catalogue import catalogue

MOST_CARDS = 6
SUGGESTED_WORDS = {
    "casts": "plays", "cast": "play", "summons": "plays", "deploys": "plays", "plays,": "plays",
    "activates": "uses", "activate": "use", "taps": "exhausts", "untaps": "readies",
    "attacks": "moves", "attack": "move", "walks": "moves", "selects": "chooses", "picks": "chooses",
    "resigns": "concedes", "surrenders": "concedes", "targeting": "on", "targets": "on", "at": "on",
    "sacrificing": "killing", "sacrifices": "killing", "tapped": "exhausted", "untapped": "ready",
    "graveyard": "trash", "library": "deck", "health": "damage", "power": "Might", "dies": "killed",
    "destroy": "kill", "destroyed": "killed", "bounced": "returned",
}  # fmt: skip
"""Words of other games, or of common speech, with the words of the rulebook that the language has."""

_MIGHT_UNIT = re.compile(r"(?P<might>\d+)[ -]?might[ -]units?", re.IGNORECASE)
_FRAGMENT = re.compile(r"[A-Z][\w'-]*(?: [A-Z][\w'-]*)*")


def suggested_unit(row: str, column: int) -> tuple[str, str, int] | None:
    """The plain unit that is probably meant at a column (from 1), the words for it, and where they begin."""
    for found in _MIGHT_UNIT.finditer(row):
        if found.start() <= column - 1 <= found.end():
            name = f"{found['might']}-Might unit"
            return (name, found[0], found.start() + 1) if found[0] != name else None
    return None


def cards_with(fragment: str) -> tuple[str, ...]:
    """The cards whose names have all the words of a fragment, in the order of names; at most a few."""
    words = fragment.casefold().replace(",", " ").split()
    if not words:
        return ()
    found = [name for name in catalogue() if set(words) <= set(name.casefold().replace(",", " ").split())]
    return tuple(sorted(found)[:MOST_CARDS]) + (("…",) if len(found) > MOST_CARDS else ())


def fragment_at(row: str, column: int) -> tuple[str, int] | None:
    """The capitalised words that stand at a column (from 1), or end just before it, and where they begin."""
    for found in _FRAGMENT.finditer(row):
        if found.start() <= column - 1 <= found.end() + 1:
            return found[0], found.start() + 1
    return None
