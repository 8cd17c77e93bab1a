"""How the screen of two cards is shortened, step by step, until it fits the terminal."""

from __future__ import annotations

import re

from judge.answers.page.blocks import OpenQuestions
from judge.answers.page.fit_lines import GAP_LINE
from judge.answers.page.outcome_table import MOST
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.blocks import Block

MOST_FACTS = 6
"""The maximum number of rows for facts: fewer if the outcomes have rows as well, none if those are more than half."""
MOST_POINTS = 5
"""The maximum number of points on a small terminal before they are shortened."""


class Room(NamedTuple):
    """The room at the end of a screen: the number of facts and outcomes, and whether to list untried questions.

    On a small terminal there are at most so many ``points``, and the set-up is told or, without ``board``, named.
    """

    facts: int = MOST_FACTS
    outcomes: int = MOST
    ways: bool = True
    points: int = MOST_POINTS
    board: bool = True


LEAST = 2
"""The minimum number of rows of a table."""
ROOMS = (
    *(Room(facts) for facts in range(MOST_FACTS, LEAST - 1, -1)),
    *(Room(facts, ways=False) for facts in range(LEAST, 0, -1)),
    *(Room(0, outcomes, ways=False) for outcomes in range(MOST, LEAST - 1, -1)),
)
"""The steps in which a screen is shortened that is higher than a terminal."""
_FEWER_POINTS = tuple(range(MOST_POINTS, LEAST - 1, -1))
NARROW = (
    *(Room(0, MOST, ways=False, points=points) for points in _FEWER_POINTS),
    *(Room(0, outcomes, ways=False, points=LEAST) for outcomes in range(MOST, LEAST - 1, -1)),
    *(Room(0, 0, ways=False, points=points) for points in _FEWER_POINTS),
    *(Room(0, 0, ways=False, points=points, board=False) for points in (*_FEWER_POINTS, 1)),
)
"""The further steps on a small terminal: fewer points, then fewer rows, then none, then no set-up."""


def in_short(remark: str) -> str:
    """A remark without its explanation, if it names the option that shows it."""
    told, _, why = remark.partition(": ")
    option = re.search(r"\(--[a-z-]+(?: \d+)?\)", remark)
    if not why or option is None:
        return remark
    return told if option[0] in told else f"{told}: {option[0][1:-1]}"


def without_gap(head: tuple[Block, ...]) -> tuple[Block, ...]:
    """The same with only the last of its empty lines."""
    return tuple(one for at, one in enumerate(head) if one != GAP_LINE or GAP_LINE in head[:at])


def with_short_doubts(head: tuple[Block, ...]) -> tuple[Block, ...]:
    """The same with open questions in their shorter sentences."""
    return tuple(one._replace(in_short=("doubts",)) if isinstance(one, OpenQuestions) else one for one in head)
