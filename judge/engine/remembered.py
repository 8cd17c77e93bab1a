"""Remembering what was worked out about a value that never changes, by which object it is and not by what it holds.

Card texts are deep values: to look one up by its contents costs more than most questions about it.
"""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Value = TypeVar("Value")
Answer = TypeVar("Answer")

MOST = 20_000
"""More answers than this are not kept: then it begins anew."""


def remembered(ask: Callable[[Value], Answer]) -> Callable[[Value], Answer]:
    """Ask only once about each object. What was asked about is kept, so that its identity stays its own."""
    known: dict[int, tuple[Value, Answer]] = {}

    @wraps(ask)
    def answer(value: Value) -> Answer:
        found = known.get(id(value))
        if found is None:
            if len(known) >= MOST:
                known.clear()
            found = known[id(value)] = (value, ask(value))
        return found[1]

    return answer
