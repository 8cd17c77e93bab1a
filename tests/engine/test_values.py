"""A changed value is a value of the same class, as frozen as before, and shares what was not changed."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace
from typing import TYPE_CHECKING, Any

import pytest

from judge.engine.values import changed
from tests.engine.boards import Board

if TYPE_CHECKING:
    from judge.engine.objects import GameObject
    from judge.engine.state import GameState

STATE = Board().unit("u", 3).state()
UNIT = next(thing for thing in STATE.objects.values() if thing.label == "u")


@pytest.mark.parametrize(("value", "contents"), [(STATE, {"turn": 7}), (UNIT, {"exhausted": True, "buffs": 1})])
def test_it_is_what_the_library_would_make(value: GameState | GameObject, contents: dict[str, Any]) -> None:
    made = changed(value, **contents)
    assert type(made) is type(value)
    assert made == replace(value, **contents)
    assert made != value


def test_it_cannot_be_changed_in_place() -> None:
    with pytest.raises(FrozenInstanceError):
        changed(UNIT, buffs=1).buffs = 2  # type: ignore[misc]


def test_what_was_not_changed_is_shared() -> None:
    assert changed(STATE, turn=7).objects is STATE.objects
