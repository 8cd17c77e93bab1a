"""A bounded cache of what is asked about immutable values, most of them texts of cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Value = TypeVar("Value")
Answer = TypeVar("Answer")

MOST = 20_000
"""No more answers than this are kept of one function."""


def cached_by_value(ask: Callable[[Value], Answer]) -> Callable[[Value], Answer]:
    """Cache a function of one immutable value.

    Texts are deep values. Abilities, instructions and what they are made of work out their hash once (``cache_hash``),
    and cards are compared by identity, so that looking one up costs little.
    """
    return lru_cache(maxsize=MOST)(ask)
