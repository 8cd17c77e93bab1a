"""What players say and what the rules may call it; both are searched for, synonyms with a lower weight.

Words that mean a term of the rules and nothing else are in ``slang.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.index.words import stemmed

if TYPE_CHECKING:
    from collections.abc import Callable

SYNONYMS = {
    "sacrifice": "kill",
    "upkeep": "beginning phase",
    "instant": "reaction",
    "counterspell": "counter",
    "cancel": "counter",
    "bent": "marked",
    "curled": "marked",
    "curling": "marked",
    "foil": "marked",
    "foils": "marked",
    "warped": "marked",
    "worn": "marked",
    "summon": "play",
    "cast": "play",
    "mill": "burn",
    "flash": "reaction",
    "haste": "accelerate",
    "decked": "burn out",
    "bounce": "return hand",
    "blink": "banish play",
    "etb": "play",
    "ffa": "free for all",
    "ally": "friendly teammate",
    "teammate": "friendly ally",
    "facedown": "hidden hide",
    "refund": "costs paid back",
    "death": "dies killed",
    "2v2": "teams friendly",
    "mulligan": "setup hand",
    "cheat": "cheating",
    "tardiness": "late",
    "tardy": "late",
}
"""Words as players use them; the values are searched for with ``WEIGHT``."""

PHRASES = {
    ("cards", "left", "draw"): "burn out",
    ("no", "cards", "left"): "burn out",
    ("empty", "deck"): "burn out",
    ("deck", "empty"): "burn out",
    ("run", "out", "cards"): "burn out",
    ("energy", "back"): "cost refunded countered",
    ("last", "point"): "final point",
    ("winning", "point"): "final point",
    ("look", "back"): "looks back information",
}
"""Words with a joint meaning, wherever they are in the question."""

WEIGHT = 0.25


def described_terms(said: list[str]) -> list[str]:
    """The terms of the rules that a question describes without naming them, as phrases."""
    known = set(said)
    return [term for phrase, term in PHRASES.items() if known.issuperset(phrase)]


def in_rules_terms(said: list[str], knows: Callable[[str], bool]) -> list[str]:
    """The words with those that no passage contains replaced by the rules' terms; ``knows`` tests a stem."""
    return [
        better
        for word in said
        for better in (SYNONYMS[word].split() if word in SYNONYMS and not knows(stemmed(word)) else [word])
    ]


def expansions(said: list[str]) -> list[str]:
    """Additional words to search for."""
    known = set(said)
    found = [word for term in described_terms(said) for word in term.split()]
    found += [word for one in said if one in SYNONYMS for word in SYNONYMS[one].split()]
    return [word for word in dict.fromkeys(found) if word not in known]
