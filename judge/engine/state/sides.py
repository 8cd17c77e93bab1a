"""Who is on whose side: opponents, teammates, friends and enemies (rules 483.2, 489.8.e, 740.1)."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from judge.engine.state.clauses import Whose

if TYPE_CHECKING:
    from judge.engine.state.state import GameState


class Side(Enum):
    """A relation between a player and a controller; YOURS excludes teammates (489.8.c)."""

    ANY = "a"
    FRIENDLY = "a friendly"
    ENEMY = "an enemy"
    YOURS = "one of your"

    __hash__ = object.__hash__

    @property
    def whose(self) -> Whose:
        """Whose objects or deeds are meant; those of teammates count as the player's own."""
        return _WHOSE[self]


_ANY, _FRIENDLY, _ENEMY = Side.ANY, Side.FRIENDLY, Side.ENEMY
_WHOSE = {Side.ANY: Whose.ANY, Side.FRIENDLY: Whose.YOURS, Side.YOURS: Whose.YOURS, Side.ENEMY: Whose.ENEMY}


def team_of(state: GameState, player: str) -> tuple[str, ...]:
    """The player and their teammates, in turn order; only the player if there are no teams."""
    for team in state.teams:
        if player in team:
            return team
    return (player,)


def teammates(state: GameState, player: str) -> tuple[str, ...]:
    """The other players of the player's team."""
    return tuple(other for other in team_of(state, player) if other != player)


def are_friends(state: GameState, one: str, other: str) -> bool:
    """Rule 740.1.a: whether objects of the two players are friendly to each other."""
    return one == other or (bool(state.teams) and other in team_of(state, one))


def opponents(state: GameState, player: str) -> tuple[str, ...]:
    """The players outside the player's team, in turn order starting after the player."""
    return tuple(other for other in state.in_turn_order(player) if not are_friends(state, player, other))


def is_on(side: Side, state: GameState, controller: str, you: str) -> bool:
    """Whether objects of ``controller`` are on that side for ``you``; uncontrolled objects are on no side (740.1)."""
    if side is _ANY:
        return True
    if side is _ENEMY:
        return bool(controller) and controller != you and not (state.teams and are_friends(state, controller, you))
    if controller == you:
        return True
    return side is _FRIENDLY and bool(state.teams) and are_friends(state, controller, you)
