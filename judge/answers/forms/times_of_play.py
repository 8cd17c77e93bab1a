"""Reads when a card is played: on whose turn, in a showdown, on the turn on which it was hidden."""

from __future__ import annotations

import re

_TIMES = (
    ("facedown|hidden", "on the turn it was hidden"),
    ("attack", "while attacking"),
    ("defen", "while defending"),
    ("showdown|combat", "in a showdown"),
    ("opponents|their|his|her|enemy|other", "on P2's turn"),
    ("my", "on P1's turn"),
)
"""When something is played, as ``when_played.TIMES`` calls it."""
_TURNED = {"on P1's turn": "on P2's turn", "on P2's turn": "on P1's turn"}
_OTHERS = re.compile(r"\b(?:opponent|opp|he|she|they|p2)\b")


def time_said(when: str, who: str) -> str:
    """When something is played, seen by who plays it, as ``when_played.TIMES`` calls it; "" where no time is said."""
    time = next((time for said, time in _TIMES if re.search(said, when)), "")
    return _TURNED.get(time, time) if _OTHERS.search(who) else time
