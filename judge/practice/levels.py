"""Levels: how much has to be kept in mind for a question, counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.errors import Misuse
from judge.practice.situations import acts_of

if TYPE_CHECKING:
    from judge.practice.wrong_outcomes import Drawn

EASY, MEDIUM, HARD = LEVELS = ("easy", "medium", "hard")

EASY_UP_TO = 4
MEDIUM_UP_TO = 7
"""The most points of an easy question, and of one of middle difficulty."""


def points_of(drawn: Drawn, cards: int) -> int:
    """The points of a question: acts that are told, cards with a text, things that happen, and twice what is decided.

    Decided is what anybody still chooses among outcomes; of what happens every second thing counts.
    """
    choices = sum(1 for choice in drawn.right.outcome.choices if choice.matters)
    return len(acts_of(drawn.situation.script)) + cards + len(drawn.right.phrases) // 2 + 2 * choices


def level_of(points: int) -> str:
    """The level of a question with so many points."""
    return EASY if points <= EASY_UP_TO else MEDIUM if points <= MEDIUM_UP_TO else HARD


def checked_level(text: str) -> str:
    """The level of that name, "" for any. Raises Misuse for another word."""
    if text and text not in LEVELS:
        raise Misuse(
            f"--level: expected {', '.join(LEVELS[:-1])} or {HARD}, got {text[:40]!r}",
            hint=f"For example --level {HARD}.",
        )
    return text
