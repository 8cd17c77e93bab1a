"""The limit of a pair: a maximum of positions for all walks of its search.

A clock may end the wait, and decides nothing. The results within the positions are the same on every machine. The clock
allows much more than they take. If it ends the search before that, the answer says so.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_POSITIONS = 30_000
"""Maximum number of positions visited for a pair, which takes about 20 seconds on an idle machine."""

SECONDS = 120.0
"""Maximum number of seconds that a pair is searched for. The answer is then what was found so far, and says so."""

TIME_OVER = "the time was over"
POSITIONS_OVER = "as many positions were visited as are for one pair"


class SearchLimit:
    """A limit of positions and a deadline. ``cut`` is why something was left out because of it, "" for nothing."""

    def __init__(self, seconds: float, positions: int) -> None:
        self.until = monotonic() + seconds
        self.left = positions
        self.cut = ""

    def is_over(self) -> bool:
        if not self.cut:
            self.cut = POSITIONS_OVER if self.left <= 0 else TIME_OVER if monotonic() >= self.until else ""
        return bool(self.cut)


_LIMIT: ContextVar[SearchLimit | None] = ContextVar("the limit of a pair", default=None)


@contextmanager
def search_limit(seconds: float, positions: int = MOST_POSITIONS) -> Iterator[SearchLimit]:
    """Limits every walk within it to at most ``positions`` and ``seconds`` altogether."""
    limit = SearchLimit(seconds, positions)
    before = _LIMIT.set(limit)
    try:
        yield limit
    finally:
        _LIMIT.reset(before)


def time_is_over() -> bool:
    """Whether the limit of the pair is reached, checked before something is left out. False without a limit."""
    limit = _LIMIT.get()
    return limit is not None and limit.is_over()


def one_more_is_over() -> bool:
    """Whether the limit of the pair is reached, checked for each position that is visited."""
    limit = _LIMIT.get()
    if limit is None:
        return False
    limit.left -= 1
    return limit.is_over()


def why_cut() -> str:
    """Why the search of the pair was cut. "" if it was not."""
    limit = _LIMIT.get()
    return limit.cut if limit is not None else ""
