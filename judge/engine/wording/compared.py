"""Requirements that compare a target with another object: weaker than it, not it (rules 355.8, 355.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.wording.requirements import Partner, Requirement

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.chooser import Chooser


class OtherThanThatObject(Requirement, frozen=True):
    """It is not the object that the trigger is about."""

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:  # noqa: ARG002
        return thing.id != by.captured

    def describe(self) -> str:
        return " other than that one"


class LessMightThan(Partner, frozen=True):
    """It has less Might than the target called ``of``."""

    def go_together(self, one: GameObject, other: GameObject) -> bool:
        return one.might < other.might

    def describe(self) -> str:
        return f" with less Might than that {self.of}"
