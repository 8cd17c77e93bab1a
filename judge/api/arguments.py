"""Checks what a program hands over, by the annotations of the method: Misuse says what was expected, and what came."""

from __future__ import annotations

import re
from contextlib import contextmanager
from functools import wraps
from inspect import Parameter, signature
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from judge.errors import JudgeError, Misuse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

P = ParamSpec("P")
R = TypeVar("R")

_BROKEN = re.compile("[\\0\ud800-\udfff]")
"""What no text has: the character 0, and half of another one."""
_KINDS: dict[str, tuple[tuple[type, ...], str]] = {
    "str": ((str,), "a text"),
    "int": ((int,), "a whole number"),
    "bool": ((bool,), "True or False"),
    "str | Path": ((str, Path), "a text or a Path"),
}
"""The types of an annotation, and what they are called."""


OPTIONS = {"--as-of": "as_of", "--with": "board", "--play": "play", "--set-up": "set_up"}
"""What the command line calls an argument."""


@contextmanager
def told_in_arguments() -> Iterator[None]:
    """Have an error name the argument at fault, where it is raised by what the command line shares."""
    try:
        yield
    except JudgeError as problem:
        for option, argument in OPTIONS.items():
            problem.where = problem.where.replace(option, argument)
            problem.reason = problem.reason.replace(option, argument)
            problem.hint = problem.hint.replace(option, argument)
        raise


def checked(**least: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Have the arguments of a method checked; ``least`` are the smallest numbers that each can be, otherwise 0."""

    def checking(method: Callable[P, R]) -> Callable[P, R]:
        taken = signature(method)

        @wraps(method)
        def called(*values: P.args, **named: P.kwargs) -> R:
            for name, value in taken.bind(*values, **named).arguments.items():
                parameter = taken.parameters[name]
                several = value if parameter.kind is Parameter.VAR_POSITIONAL else (value,)
                for one in several:
                    _check(name, one, str(parameter.annotation), least.get(name, 0))
            return method(*values, **named)

        return called

    return checking


def _check(name: str, value: Any, annotation: str, least: int) -> None:
    types, called = _KINDS.get(annotation, ((), ""))
    if not types:
        return
    fits = isinstance(value, types) and (bool in types or not isinstance(value, bool))
    if not fits:
        raise Misuse(f"{name}: expected {called}, got {value!r:.60}")
    if isinstance(value, str) and _BROKEN.search(value):
        raise Misuse(f"{name}: expected valid text, got {value!r:.60}")
    if isinstance(value, int) and bool not in types and value < least:
        raise Misuse(f"{name}: expected a number of at least {least}, got {value}")
