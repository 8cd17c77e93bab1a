"""Whether two things together have an effect that neither has alone, from walks with and without each."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from judge.matchup.boards.scenes import first_that_plays
from judge.matchup.kinds.board_answer import walked
from judge.matchup.points.narration import summaries

if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
    from judge.matchup.walks.explorer import Walk
    from judge.scenario.scene import Scene


def walked_if_played(scene: Scene, given: Given) -> Walk | None:
    """All possible events. None if it cannot be played so."""
    return walked(scene, given) if first_that_plays((scene,), given) is not None else None


class Meeting(Enum):
    """How two things meet: each can keep the other from what it does, or they do something together."""

    KEYWORD_STOPPED = "the keyword is kept from what it does"
    CARD_STOPPED = "the card is kept from what it does"
    TOGETHER = "they do what neither does alone"


def meeting(both: Walk, alone: Walk, only: Walk | None, neither: Walk | None) -> Meeting | None:
    """The effects of two things together that neither has by itself, or by which one prevents those of the other."""
    seen, by_one = _parts(both), _parts(alone)
    if seen is None or by_one is None:
        return None
    by_other, plain = (_parts(each) if each is not None else None for each in (only, neither))
    if by_one[1] - (plain[1] if plain is not None else frozenset()) - seen[1]:
        return Meeting.KEYWORD_STOPPED
    if by_other is None or plain is None:
        return None
    if seen[0] - by_one[0] - by_other[0]:
        return Meeting.TOGETHER
    return Meeting.CARD_STOPPED if by_other[1] - plain[1] - seen[1] else None


def _parts(one: Walk) -> tuple[frozenset[str], frozenset[str]] | None:
    """The events on some line, and those on every line. None if there is no end."""
    told = [frozenset(words.split("; ")) - {"nothing changes"} for words in summaries(one.outcomes)]
    return (frozenset.union(*told), frozenset.intersection(*told)) if told else None
