"""Requirements that compare a target with another object: weaker than it, not it (rules 355.8, 355.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, reads_them
from judge.engine.wording.requirement import Requirement
from judge.engine.wording.requirements import Partner

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.chooser import Chooser


class OtherThanThatObject(Requirement, frozen=True):
    """It is not the object that the trigger is about."""

    says: ClassVar[Clauses] = ()

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:  # noqa: ARG002
        return thing.id != by.captured

    def describe(self) -> str:
        return " other than that one"


class ApartFrom(Partner, frozen=True):
    """It is at another location than the target called ``of``."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE),)

    def go_together(self, one: GameObject, other: GameObject) -> bool:
        return one.location != other.location

    def reaches_beyond(self, state: GameState, by: Chooser) -> bool:
        chosen = by.chosen_as(self.of)
        there = [state.find(which) for which in chosen or ()]
        return not chosen or any(thing is not None and thing.location == by.at for thing in there)

    def describe(self) -> str:
        return f" at another location than that {self.of}"


class WhereItMoved(Requirement, frozen=True):
    """It is where the source moved from, or where it moved to, as that triggered (359.3.f.3)."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE),)

    refers_to_there: ClassVar[bool] = True

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:  # noqa: ARG002
        return thing.place in {by.here, by.place_called("there")}

    def describe(self) -> str:
        return " where this moved from or to"


class LessMightThan(Partner, frozen=True):
    """It has less Might than the target called ``of``."""

    says: ClassVar[Clauses] = (reads_them(About.MIGHT, more=-1),)

    def go_together(self, one: GameObject, other: GameObject) -> bool:
        return one.might < other.might

    def describe(self) -> str:
        return f" with less Might than that {self.of}"
