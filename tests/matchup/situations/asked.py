"""How a question is written down in a test: its words, the situation that it means, and its answer."""

from __future__ import annotations

from typing import TypedDict

from judge.matchup.situations.situation import Count, Deed, Object, Situation
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Unpack

YES, NO, DEPENDS = "YES", "NO", "DEPENDS"


class Asked(NamedTuple):
    """A question as players ask it, what it means, and the answer: yes, no, depends, or what is paid."""

    question: str
    situation: Situation
    answer: str


class _Said(TypedDict, total=False):
    whose: str
    at: str
    might: int
    states: tuple[str, ...]
    damage: int
    attached_to: str
    copied: bool


def case(  # noqa: PLR0917 - one argument for each part of a situation
    question: str,
    answer: str,
    mood: str,
    asked: Deed,
    things: tuple[Object, ...],
    happened: tuple[Deed, ...] = (),
    counts: tuple[Count, ...] = (),
    also: tuple[Deed, ...] = (),
    turn: str = "",
) -> Asked:
    return Asked(question, Situation(mood, asked, things, counts, happened, also, turn), answer)


def a(name: str, **said: Unpack[_Said]) -> Object:
    """A card, with the first letters of its words as its key."""
    key = "".join(word[0] for word in name.lower().replace("-", " ").split())
    return Object(key, name)._replace(**said)
