"""Conditions that ask for an exact number (rule 383.2.a.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.zones import hand
from judge.engine.wording.circumstances import Circumstance

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect
    from judge.engine.state.state import GameState
    from judge.engine.wording.criteria import Criteria


class ThereAreExactly(Circumstance, frozen=True):
    """Exactly ``number`` objects match the criteria; with ``here``, where the source is."""

    without_rule: ClassVar[str] = "counts objects"

    number: int
    criteria: Criteria
    here: bool = False

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        if self.here and source is None:
            return False
        which = source.id if source is not None else None
        return self.number == sum(
            self.criteria.matches(state, thing, you, which)
            for thing in state.on_board if not self.here or source is None or thing.place == source.location
        )  # fmt: skip

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return self.criteria.reads_traits

    def describe(self) -> str:
        several = self.criteria.describe_several()
        of = "of " * several.startswith("your ")
        return f"there {'is' if self.number == 1 else 'are'} exactly {self.number} {of}{several}{' here' * self.here}"


class ExactlyInHandAndOnBoard(Circumstance, frozen=True):
    """You have exactly ``cards`` cards in hand, and exactly ``objects`` objects match the criteria."""

    without_rule: ClassVar[str] = "counts cards and objects"

    cards: int
    objects: int
    criteria: Criteria

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        which = source.id if source is not None else None
        fitting = sum(self.criteria.matches(state, thing, you, which) for thing in state.on_board)
        return len(state.objects_in(hand(you))) == self.cards and fitting == self.objects

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return self.criteria.reads_traits

    def describe(self) -> str:
        several = self.criteria.describe_several()
        of = "of " * several.startswith("your ")
        return f"you have exactly {self.cards} cards in hand and there are exactly {self.objects} {of}{several}"
