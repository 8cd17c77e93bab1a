"""What can come of a situation is explored once, for all tests and commands that draw a question from it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from judge.practice import pool
from judge.practice.wrong_outcomes import drawn_from

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from judge.practice.situations import Situation
    from judge.practice.wrong_outcomes import Drawn

BY_ONE_WORKER = pytest.mark.xdist_group("questions")

_KNOWN: dict[tuple[object, ...], tuple[Drawn | None, tuple[object, ...]]] = {}


@contextmanager
def explored_once() -> Iterator[None]:
    """The same situation with the same chance draws the same again, without being explored."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(pool, "drawn_from", _once)
        yield


def _once(situation: Situation, chance: Random) -> Drawn | None:
    asked = (situation.name, situation.day, situation.script, chance.getstate())
    if asked not in _KNOWN:
        _KNOWN[asked] = drawn_from(situation, chance), chance.getstate()
    drawn, after = _KNOWN[asked]
    chance.setstate(after)
    return drawn
