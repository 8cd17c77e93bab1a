"""Whether a question asks what may be done in the game, for which no infraction is the answer.

An infraction of game play is about what has gone wrong: ``drew three cards``. ``May I draw three cards`` is a question
for the rules of the game, unless it has a word of judges, penalties or mistakes.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from judge.content.ids import parse_id
from judge.index.families import SIGN, families
from judge.index.words import stemmed, words

if TYPE_CHECKING:
    from judge.content.library import Library

_PERMISSION = re.compile(
    r"^\W*(?:(?:so|and|but|hey|hi|ok|okay|wait|judge|question|sorry|quick question)\b[,:]? *)*"
    r"(?:can|could|may|must|should|do|does|is|are|am|will|would|cant|can't|isn't|doesn't)\b",
    re.IGNORECASE,
)
OF_EVENTS = frozenset(
    SIGN + name for name in ("error", "forget", "judge", "late", "penalty", "rude", "slow", "spectator", "undo")
)
"""Families of words by which a question is about what went wrong, or what is done about it."""
_EVENTS = frozenset("cheat cheating event events illegal illegally legal match round sleeves tournament".split())  # noqa: SIM905
GAME_PLAY = "Game Play Errors"
"""The section of the tournament rules with the infractions that are done in play."""


@lru_cache(maxsize=16)
def asks_of_play(text: str) -> bool:
    """Whether a question asks for permission or a fact, and has no word of events."""
    if not _PERMISSION.match(text):
        return False
    said = words(text)
    return _EVENTS.isdisjoint(said) and all(OF_EVENTS.isdisjoint(families().get(stemmed(one), ())) for one in said)


def is_of_game_play(library: Library, identifier: str) -> bool:
    """Whether a place is about an infraction of game play."""
    identity = parse_id(identifier)
    if identity is None or identity.document != "tournament":
        return False
    section = library.find_rule(f"tournament@{identity.version}:{identity.part[:3]}")
    return section is not None and section.title == GAME_PLAY
