"""Where the set-up of a game stands (rules 110-118), as a value."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from judge.engine.state.modes import Mode


class Step(Enum):
    """The steps of the set-up that need a decision, in order."""

    TURN_ORDER = "turn order"
    BATTLEFIELDS = "battlefields"
    HANDS = "hands"
    MULLIGANS = "mulligans"

    __hash__ = object.__hash__


class SetUp(Struct, frozen=True):
    """Where the set-up stands.

    ``players`` are those who have not taken the current step yet, ``brought`` the card instances of the battlefields
    that are known so far.
    """

    mode: Mode
    step: Step = Step.TURN_ORDER
    players: tuple[str, ...] = ()
    brought: tuple[int, ...] = ()
