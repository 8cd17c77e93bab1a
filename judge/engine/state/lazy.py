"""What is worked out when it is first asked for, and then stays with the value that it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Value = TypeVar("Value")


class lazy(Generic[Value]):  # noqa: N801 - a decorator
    """``functools.cached_property`` without the lock of Python 3.11, which costs more than a small board."""

    def __init__(self, work_out: Callable[[Any], Value]) -> None:
        self._work_out = work_out
        self._name = work_out.__name__
        self.__doc__ = work_out.__doc__

    def __get__(self, owner: Any, kind: type | None = None) -> Value:
        found = self._work_out(owner)
        owner.__dict__[self._name] = found
        return found
