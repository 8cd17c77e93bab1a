"""Circumstances: what an ability that says "if" or "while" looks at as it is applied (364)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.engine.objects import GameObject
    from judge.engine.state import GameState

MOVES = "moved"


class Circumstance:
    """Something about the game or the source of an ability that is so or not so."""

    __slots__ = ()

    def holds(self, state: GameState, source: GameObject) -> bool:
        """Whether it is so now."""
        raise NotImplementedError

    def describe(self) -> str:
        """What it looks at, to stand behind "while"."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class MovedThisTurn(Circumstance):
    """The source has moved at least so many times this turn."""

    times: int = 1

    def holds(self, state: GameState, source: GameObject) -> bool:
        return state.count(MOVES, move_key(source)) >= self.times

    def describe(self) -> str:
        return f"this has moved {self.times} times this turn"


def move_key(thing: GameObject) -> str:
    """Under what the moves of one incarnation of an object are counted."""
    return f"{thing.id.card}.{thing.id.incarnation}"
