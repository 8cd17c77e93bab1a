"""The base of requirements: what a target must meet besides its criteria (rules 355.5-355.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.chooser import Chooser


class Requirement(Struct, frozen=True):
    """A requirement on a target; subclasses say what it asks.

    ``refers_to_there``: it reads the place that the condition of its trigger was met with.
    """

    refers_to_there: ClassVar[bool] = False

    says: ClassVar[Clauses]
    """What it reads of the targets, where that does not depend on what it holds."""

    @property
    def reads(self) -> str:
        """The name of the target, destination or cost that it depends on, or ""."""
        return ""

    def clauses(self) -> Clauses:
        """What it reads of the targets that it is asked of."""
        return self.says

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:  # noqa: ARG002 - subclasses look
        """Whether the object meets it, as it is chosen and on resolution (355.5, 359.3.e.2)."""
        return True

    def fits_when_chosen(self, game: Game, thing: GameObject, by: Chooser) -> bool:  # noqa: ARG002
        """What it asks of the object only while it is being chosen."""
        return True

    def fits_on_resolution(self, thing: GameObject, by: Chooser) -> bool:  # noqa: ARG002
        """What it asks of the object only once it has been chosen."""
        return True

    def fits_together(self, things: Sequence[GameObject]) -> bool:  # noqa: ARG002
        """Whether the targets meet it as a group (355.11)."""
        return True

    def reaches_beyond(self, state: GameState, by: Chooser) -> bool:  # noqa: ARG002
        """Whether it excludes the battlefield that a card played from facedown is bound to (811.1.d.2)."""
        return False

    def describe(self) -> str:
        """The words that follow the criteria, with a space in front; "" where other words of the text say it."""
        return ""
