"""Two targets of which one moves to where the other is (rule 355.4.a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, reads_them
from judge.engine.targeting.destinations import can_arrive
from judge.engine.wording.requirements import Partner

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.chooser import Chooser


class MovesBeside(Partner, frozen=True):
    """One of the two is to move to where the other is: it is elsewhere and may be there (355.4.a).

    It is the target that this is required of, or, where it ``stays``, the one called ``of``. On resolution nothing of
    this is asked: the place is then read anew (359.3.f.2).
    """

    says: ClassVar[Clauses] = (reads_them(About.PLACE),)

    stays: bool = False

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:  # noqa: ARG002
        return True

    def fits_when_chosen(self, game: Game, thing: GameObject, by: Chooser) -> bool:
        return all(
            (other := game.find(which)) is not None and self.can_go_together(game, thing, other)
            for which in by.chosen_as(self.of) or ()
        )

    def can_go_together(self, game: Game, one: GameObject, other: GameObject) -> bool:
        moves, there = (other, one) if self.stays else (one, other)
        place = there.location
        return place != moves.location and can_arrive(game, moves, place)

    def go_together(self, one: GameObject, other: GameObject) -> bool:
        return one.location != other.location
