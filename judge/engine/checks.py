"""Checks: what an "if" asks about the game, in the condition of a trigger or within an effect (rule 383.2.a.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.targets import every
from judge.engine.zones import Zone

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.references import Every
    from judge.engine.scene import Scene


class Check:
    """A question with the answer yes or no."""

    __slots__ = ()

    def holds(self, game: Game, scene: Scene) -> bool:
        """Whether it is so now."""
        raise NotImplementedError

    def describe(self) -> str:
        """The question as a clause: ``there is …``."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class ThereAre(Check):
    """There is at least one object that fits, or as many as ``at_least`` says."""

    which: Every
    at_least: int = 1

    def holds(self, game: Game, scene: Scene) -> bool:
        return len(every(game, scene, self.which)) >= self.at_least

    def describe(self) -> str:
        where = " where the source is" if self.which.here else ""
        if self.at_least == 1:
            return f"there is {self.which.criteria.describe()}{where}"
        return f"there are {self.at_least} {self.which.criteria.describe_several()}{where}"


@dataclass(frozen=True, slots=True)
class AtABattlefield(Check):
    """The source is at a battlefield."""

    def holds(self, game: Game, scene: Scene) -> bool:
        source = game.find(scene.source) if scene.source is not None else None
        return source is not None and source.place.zone is Zone.BATTLEFIELD

    def describe(self) -> str:
        return "this is at a battlefield"
