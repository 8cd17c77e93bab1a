"""Candidates: situations that are read only when they are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.practice.situations import Situation


class Candidate(NamedTuple):
    """A situation by its name, the rules that decide it as far as they are known, and how often it is to be drawn."""

    name: str
    rules: tuple[str, ...]
    weight: float
    load: Callable[[], Situation | None]
