"""Passive abilities that keep players from gaining points (rules 194, 471.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Verb, Whose
from judge.engine.state.sides import are_friends
from judge.engine.wording.player_clauses import of_players
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.circumstances import Circumstance
    from judge.slugs import Slug

CANNOT = cite("rules.cannot-beats-can")  # 054.1


class OpponentsGainNoPoints(Ability, frozen=True):
    """While ``when`` holds, opponents of the source's controller gain no points by any means.

    They still score battlefields, and abilities trigger on that.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (CANNOT,)

    when: Circumstance

    def clauses(self) -> Clauses:
        return (of_players(Verb.FORBIDS, About.POINT, Whose.ENEMY),)

    def describe(self) -> str:
        return f"While {self.when.describe()}, opponents cannot gain points."


def points_forbidden_by(state: GameState, player: str) -> GameObject | None:
    """The object whose text keeps a player from gaining points now, or None."""
    for thing in state.having(OpponentsGainNoPoints):
        for ability in thing.abilities:
            if (
                isinstance(ability, OpponentsGainNoPoints)
                and not are_friends(state, thing.controller, player)
                and ability.when.holds(state, thing.controller, thing)
            ):
                return thing
    return None
