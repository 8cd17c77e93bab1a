"""The time limit of a pair: one deadline for all walks of its search, by a clock that never goes back."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

SECONDS = 25.0
"""So many seconds a pair is searched; what was found by then is the answer, which says that it was cut."""

TIME_OVER = "the time was over"


class TimeLimit:
    """A deadline; ``cut`` says whether anything was left out because of it."""

    def __init__(self, seconds: float) -> None:
        self.until = monotonic() + seconds
        self.cut = False

    def is_over(self) -> bool:
        self.cut = self.cut or monotonic() >= self.until
        return self.cut


_LIMIT: ContextVar[TimeLimit | None] = ContextVar("the time limit of a pair", default=None)


@contextmanager
def time_limit(seconds: float) -> Iterator[TimeLimit]:
    """Everything that is walked within it ends after so many seconds."""
    limit = TimeLimit(seconds)
    before = _LIMIT.set(limit)
    try:
        yield limit
    finally:
        _LIMIT.reset(before)


def time_is_over() -> bool:
    """Whether the time of the pair is over, which is asked where something is then left out; without a limit never."""
    limit = _LIMIT.get()
    return limit is not None and limit.is_over()
