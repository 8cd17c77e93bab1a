"""A requirement on what moves: it is somewhere else than where it moves to (rule 355.4.a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, reads_them
from judge.engine.wording.requirements import Partner

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.chooser import Chooser


class ElsewhereThan(Partner, frozen=True):
    """It is elsewhere than the target called ``of`` as they are chosen, since one moves to the other (355.4.a)."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE),)

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:  # noqa: ARG002
        return True

    def fits_when_chosen(self, game: Game, thing: GameObject, by: Chooser) -> bool:
        return super().matches(game.state, thing, by)

    def go_together(self, one: GameObject, other: GameObject) -> bool:
        return one.location != other.location
