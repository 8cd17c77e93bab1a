"""Shows on a terminal how far a walk has come: on stderr, after two seconds, until the walk is over."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

AFTER = 2.0
"""The seconds that pass before anything is shown."""
BETWEEN = 0.1
"""The seconds that pass before what is shown changes."""


@contextmanager
def progress(*, shown: bool = True, after: float = AFTER) -> Iterator[Callable[[int, int], None] | None]:
    """What a walk tells its positions and ends to; None where stderr is no terminal, or nothing is to be shown.

    ``JUDGE_PROGRESS=0`` in the environment shows nothing.
    """
    silent = os.environ.get("JUDGE_PROGRESS") == "0"
    if not shown or silent or sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    told = _Told(after)
    try:
        yield told
    finally:
        told.stop()


class _Told:
    """Shows the numbers it was told last."""

    def __init__(self, after: float) -> None:
        self._begun = monotonic()
        self._next = self._begun + after
        self._before = 0
        self._last = 0
        self._status: Any = None

    def __call__(self, positions: int, ends: int) -> None:
        """Several walks may follow one another: the positions of all of them are added up."""
        if positions < self._last:
            self._before += self._last
        self._last = positions
        now = monotonic()
        if now < self._next:
            return
        self._next = now + BETWEEN
        words = (
            f"walking: {self._before + positions} positions, {ends} end{'s' * (ends != 1)} here, "
            f"{now - self._begun:.0f} s (Ctrl-C stops)"
        )
        if self._status is None:
            from rich.console import Console  # noqa: PLC0415 - rarely needed

            self._status = Console(stderr=True, highlight=False).status(words)
            self._status.start()
        else:
            self._status.update(words)

    def stop(self) -> None:
        if self._status is not None:
            self._status.stop()
