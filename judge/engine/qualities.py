"""Qualities that a text can ask of an object besides its type, its side and its place.

A quality is looked at wherever criteria are; ``Criteria(quality=...)`` carries one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from judge.engine.inactive import shows

if TYPE_CHECKING:
    from judge.engine.objects import GameObject
    from judge.engine.state import GameState


class Quality:
    """Something that an object has, or has not."""

    __slots__ = ()

    reads_traits: ClassVar[bool] = False
    """Whether it reads what layers change, so that their order matters to it (478)."""

    def is_there(self, state: GameState, thing: GameObject) -> bool:
        raise NotImplementedError

    def describe(self) -> str:
        """To stand in front of the kind of object: ``equipped``."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class IsAttached(Quality):
    """It is attached to another card, or not."""

    attached: bool = True

    def is_there(self, state: GameState, thing: GameObject) -> bool:  # noqa: ARG002
        return (thing.attached_to is not None) is self.attached

    def describe(self) -> str:
        return "attached" if self.attached else "unattached"


@dataclass(frozen=True, slots=True)
class IsEquipped(Quality):
    """One or more Equipment are attached to it (818.3.b)."""

    reads_traits: ClassVar[bool] = True

    def is_there(self, state: GameState, thing: GameObject) -> bool:
        return any("Equipment" in state.objects[card].tags for card in thing.attached)

    def describe(self) -> str:
        return "equipped"


@dataclass(frozen=True, slots=True)
class OfDomain(Quality):
    """Its card is of a domain."""

    domain: str

    def is_there(self, state: GameState, thing: GameObject) -> bool:  # noqa: ARG002
        return self.domain in thing.card.domains

    def describe(self) -> str:
        return self.domain


@dataclass(frozen=True, slots=True)
class WithKeyword(Quality):
    """It has a keyword, also where the text with it is inactive (722.1); or it has not."""

    keyword: str
    has: bool = True

    reads_traits: ClassVar[bool] = True

    def is_there(self, state: GameState, thing: GameObject) -> bool:  # noqa: ARG002
        return shows(thing, self.keyword) is self.has

    def describe(self) -> str:
        return self.keyword if self.has else f"non-{self.keyword}"
