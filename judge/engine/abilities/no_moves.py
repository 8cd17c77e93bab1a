"""Passive abilities that keep units from moving (rules 054.1, 447); "cannot" overrides everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.zones import Zone
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.zones import Place
    from judge.slugs import Slug

CANNOT = cite("rules.cannot-beats-can")  # 054.1


class NoMovesToBase(Ability, frozen=True):
    """Units cannot move from where the source is to a base. A recall is no move (456)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CANNOT,)

    def describe(self) -> str:
        return "Units cannot move from here to a base."


def may_forbid_moves(game: Game) -> bool:
    """Whether any text on the board keeps units from moving."""
    return NoMovesToBase in game.state.board.kinds


def move_forbidden_by(game: Game, unit: GameObject, place: Place) -> GameObject | None:
    """The object whose text keeps a unit from moving to a place, or None."""
    if place.zone is Zone.BASE and may_forbid_moves(game):
        for thing in game.state.board.having(NoMovesToBase):
            holds = any(isinstance(ability, NoMovesToBase) for ability in thing.abilities)
            if holds and thing.location == unit.place:
                return thing
    return None
