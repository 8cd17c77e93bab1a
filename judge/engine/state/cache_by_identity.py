"""A cache keyed by the identity of immutable values.

Texts of cards are deep values: hashing one to look it up would cost more than most questions about it.
"""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Value = TypeVar("Value")
Answer = TypeVar("Answer")

MOST = 20_000
"""The cache is emptied when it holds this many answers."""


def cache_by_identity(ask: Callable[[Value], Answer]) -> Callable[[Value], Answer]:
    """Cache a function of one immutable value by the value's identity.

    The value is kept together with its answer, so that its id is not reused while it is in the cache.
    """
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
