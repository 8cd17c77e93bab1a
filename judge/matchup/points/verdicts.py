"""Statements about all lines of a walk: always, never or depending on whom, values, and what can be forced."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum
from typing import Generic, TypeVar

from msgspec import Struct

from judge.matchup.walks.graph import Choice

CHANCE = "chance"
"""The decider if no player decides."""

Line = tuple[Choice, ...]
V = TypeVar("V", bound=Hashable)


class Verdict(Enum):
    """The share of lines on which something happens."""

    ALWAYS = "always"
    NEVER = "never"
    DEPENDS = "depends"
    NO_LINE = "no line was walked"

    __hash__ = object.__hash__


class Judged(Struct, frozen=True):
    """Whether something happens: on how many lines, with a shortest line for it and one against it.

    ``by`` are those whose choices make the difference, in order. ``complete`` is that of the walk.
    """

    verdict: Verdict
    lines_with: int
    lines_without: int
    line_with: Line | None
    line_without: Line | None
    by: tuple[str, ...]
    complete: bool
    repeats: bool


class Reached(Struct, Generic[V], frozen=True):
    """A value that is reached: on how many lines, and a shortest one."""

    value: V
    lines: int
    line: Line


class Values(Struct, Generic[V], frozen=True):
    """The values that are reached on the lines of a walk, and whose choices make the difference."""

    reached: tuple[Reached[V], ...]
    by: tuple[str, ...]
    complete: bool
    repeats: bool


class Forced(Struct, frozen=True):
    """Whether a player can bring something about against every choice of all others, including chance.

    All players are assumed to know everything. ``line`` is one that this player forces, or one on which the others
    prevent it. It breaks off if they can go round in circles.
    """

    can: bool
    line: Line
    complete: bool
    repeats: bool
