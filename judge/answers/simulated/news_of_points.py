"""What a point of two cards tells, so that a difference that another point tells already is left out.

"With A, B can trigger" is no news beside "B triggers when A is played", nor "u is not killed" beside "u survives".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.events import Happened

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.matchup.points.interaction import Edge

News = tuple[str, str, str]
"""What is told, and the two cards: the one behind it, and the one that it is about."""

_DIFFERENCES = frozenset({"alters", "changes"})
"""Kinds of edges that say that something is different, and not what is done."""

_TRIGGERS, _COSTS, _LIVES, _MIGHT = "triggers", "costs", "lives", "Might"
_TELLS = (
    (_TRIGGERS, re.compile(r"\b(?:can trigger|triggers)(?! twice)\b")),
    (_COSTS, re.compile(r"\bcosts? (?:P\d )?(?:\[\w+\])")),
    (_LIVES, re.compile(r"\b(?:survives?|is not killed|is dealt no damage|banished)\b")),
    (_MIGHT, re.compile(r"\bhas \d+ Might \(without it: ")),
)
"""Words of a clause, and what it tells."""


def news_of_deeds(edges: Iterable[Edge]) -> set[News]:
    """What the points tell in which a card does something: it triggers, or is attached and gives Might."""
    found: set[News] = set()
    for edge in edges:
        if edge.how == "triggers on":
            found.add((_TRIGGERS, edge.to, edge.by))
        if edge.how == "acts on" and Happened.ATTACHED in edge.kinds:
            found.add((_MIGHT, edge.by, edge.to))
    return found


def news_in(edge: Edge, words: str) -> set[News]:
    """What the clauses of a sentence tell, "" for one that tells something else."""
    clauses = words.rstrip(".").split("; ")
    told = (next((what for what, pattern in _TELLS if pattern.search(one)), "") for one in clauses)
    return {(what, edge.by, edge.to) for what in told}


def is_told(edge: Edge, words: str, told: set[News]) -> bool:
    """Whether a sentence is about a difference of which other points tell everything, or the trigger behind it."""
    if edge.how not in _DIFFERENCES:
        return False
    found = news_in(edge, words)
    return found <= told or any(one in told for one in found if one[0] == _TRIGGERS)
