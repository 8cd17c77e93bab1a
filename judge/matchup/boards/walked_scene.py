"""A set-up of cards as a scene of the scenario language, and a walk of what its lines say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.matchup.walks.explorer import BUDGET, walk
from judge.matchup.walks.planned_acts import Plan
from judge.matchup.walks.search_limit import SECONDS
from judge.matchup.walks.whole_line import answers_of
from judge.scenario.play.written_play import written_play
from judge.scenario.scene import Scene, written

if TYPE_CHECKING:
    from datetime import date

    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.walks.explorer import Outcome, Progress, Walk


class WalkedScene(Struct, frozen=True):
    """A set-up as a scene, the acts that are taken on it, and a walk of what its lines say."""

    scene: Scene
    plan: Plan
    walk: Walk

    def played_to(self, outcome: Outcome) -> Scene:
        """The scene played to an outcome. Raises CannotSimulate if the language has no words for the play."""
        return self.scene.then(*written_play(self.scene.state(), answers_of(self.walk.start, self.plan, outcome)))


def rebuilt(
    board: Board, day: date, *, budget: int = BUDGET, seconds: float | None = SECONDS, progress: Progress | None = None
) -> WalkedScene:
    """A set-up as a scene, and its walk. Raises CannotSimulate if the language has no words for it."""
    stated = written(board.setup(), day)
    scene = stated._replace(setup=("P1's turn", *stated.setup))
    plan = Plan(tuple(replace(act, label=scene.called(act.label), to=scene.called(act.to)) for act in board.acts))
    return WalkedScene(scene, plan, walk(scene.state(), plan, budget, seconds=seconds, progress=progress))
