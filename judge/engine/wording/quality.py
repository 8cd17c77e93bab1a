"""The base of qualities: what criteria ask of an object besides its type, side and location."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from judge.engine.state.reading import ITSELF, NO_ASPECT
from judge.engine.state.sides import Side, is_on

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect, Reading
    from judge.engine.state.state import GameState


class Quality(Struct, frozen=True):
    """A quality that an object has or does not have."""

    says: ClassVar[Clauses]
    """What it reads of the objects that it is asked of, where that does not depend on what it holds."""

    reads: ClassVar[Reading] = ITSELF
    """What it reads besides the object and the source (473)."""

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        """The aspects changed by layers that it depends on; they decide the order of effects (478)."""
        return NO_ASPECT

    def clauses(self) -> Clauses:
        """What it reads of the objects that it is asked of; whoever asks it says which ones these are."""
        return self.says

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:
        """Whether the object has it, from the point of view of the controller of the source."""
        raise NotImplementedError

    def adjective(self, *, several: bool) -> str:  # noqa: ARG002 - one of them needs the number
        """The word in front of the noun, or ""."""
        return ""

    def phrase(self, *, several: bool) -> str:  # noqa: ARG002
        """The words behind the noun, with a space in front, or ""."""
        return ""


def is_alone(state: GameState, thing: GameObject) -> bool:
    """Whether no other friendly unit is at the same location (740.2.a)."""
    return not any(
        other.is_unit and other.id != thing.id and is_on(Side.FRIENDLY, state, other.controller, thing.controller)
        for other in state.objects_in(thing.place)
    )
