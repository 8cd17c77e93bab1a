"""Passive abilities that keep units from moving (rules 054.1, 447); "cannot" overrides everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Verb
from judge.engine.state.sides import Side, is_on
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.locations import Where, is_at
from judge.engine.wording.references import Every, This
from judge.engine.wording.sentences import capital
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.zones import Place
    from judge.slugs import Slug

CANNOT = cite("rules.cannot-beats-can")  # 054.1

_TO = {Where.ANYWHERE: "", Where.BATTLEFIELD: " to a battlefield", Where.BASE: " to a base"}


class CannotMove(Ability, frozen=True):
    """``who`` cannot move ``to`` such a place. A recall is no move (456).

    ``by``: only moves by such players are meant, from the point of view of the unit's controller. Opponents move units
    with spells and abilities alone.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (CANNOT,)

    who: This | Every
    to: Where = Where.ANYWHERE
    by: Side = Side.ANY

    def keeps(self, game: Game, source: GameObject, unit: GameObject) -> bool:
        """Whether it is about this unit."""
        if isinstance(self.who, This):
            return source.id == unit.id
        fits = self.who.criteria.matches(game.state, unit, source.controller, source.id)
        return fits and (not self.who.here or unit.place == source.location)

    def clauses(self) -> Clauses:
        return (clause(Verb.FORBIDS, About.MOVE, self.who),)

    def describe(self) -> str:
        who = self.who.describe().removeprefix("all ")
        if self.by is Side.ENEMY:
            return f"{capital(who)} cannot be moved{_TO[self.to]} by enemy spells and abilities."
        whose = "its controller's" if self.by is not Side.ANY else ""
        return f"{capital(who)} cannot {f'be moved by {whose} acts' if whose else 'move'}{_TO[self.to]}."


def may_forbid_moves(game: Game) -> bool:
    """Whether any text on the board keeps units from moving."""
    return CannotMove in game.state.board.kinds


def move_forbidden_by(game: Game, unit: GameObject, place: Place, by: str) -> GameObject | None:
    """The object whose text keeps a unit from being moved to a place by a player, or None."""
    if not may_forbid_moves(game):
        return None
    for thing in game.state.board.having(CannotMove):
        for found in thing.abilities:
            if (
                isinstance(found, CannotMove) and is_at(place, found.to) and found.keeps(game, thing, unit)
                and is_on(found.by, game.state, by, unit.controller)
            ):  # fmt: skip
                return thing
    return None
