"""Conditions that ask for numbers of cards and objects (rule 383.2.a.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, Whose, reads_them, reads_you
from judge.engine.state.reading import TAGS
from judge.engine.state.zones import Zone, hand
from judge.engine.wording.circumstances import Circumstance
from judge.engine.wording.criteria import read_by_counting
from judge.engine.wording.sentences import listed

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect, Reading
    from judge.engine.state.state import GameState
    from judge.engine.wording.criteria import CardsIn, Criteria


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
    def reads(self) -> Reading:  # type: ignore[override]
        return read_by_counting(self.criteria)

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return self.criteria.reads_traits

    def clauses(self) -> Clauses:
        return (reads_them(About.COUNT, whose=self.criteria.side.whose, of=self.criteria, amount=self.number),)

    def describe(self) -> str:
        several = self.criteria.describe_several()
        of = "of " * several.startswith("your ")
        return f"there {'is' if self.number == 1 else 'are'} exactly {self.number} {of}{several}{' here' * self.here}"


class CardsInHandExactly(Circumstance, frozen=True):
    """You have exactly ``number`` cards in hand."""

    without_rule: ClassVar[str] = "counts cards"

    number: int

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return len(state.objects_in(hand(you))) == self.number

    def clauses(self) -> Clauses:
        return (reads_you(About.COUNT, amount=self.number, zone=Zone.HAND),)

    def describe(self) -> str:
        return f"you have exactly {self.number} cards in hand"


class CardsThere(Circumstance, frozen=True):
    """At least ``at_least`` cards in a zone of the player match."""

    without_rule: ClassVar[str] = "counts cards"

    which: CardsIn
    at_least: int = 1

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        asking = source.id if source is not None else None
        cards = state.objects_in(self.which.place(you))
        return sum(self.which.matches(state, card, you, asking) for card in cards) >= self.at_least

    def clauses(self) -> Clauses:
        return (
            reads_them(
                About.COUNT, whose=Whose.YOURS, of=self.which, amount=self.at_least, more=1, zone=self.which.zone
            ),
        )

    def describe(self) -> str:
        if self.at_least == 1:
            return f"there is {self.which.describe()}"
        return f"there are {self.at_least} or more {self.which.describe_several()}"


class HaveAllTags(Circumstance, frozen=True):
    """The objects that match have all of several tags among them."""

    without_rule: ClassVar[str] = "reads tags"

    tags: tuple[str, ...]
    criteria: Criteria

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return TAGS | self.criteria.reads_traits

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        which = source.id if source is not None else None
        found = [thing for thing in state.on_board if self.criteria.matches(state, thing, you, which)]
        return all(any(tag in thing.tags for thing in found) for tag in self.tags)

    def clauses(self) -> Clauses:
        return (reads_them(About.TRAITS, whose=self.criteria.side.whose, of=self.criteria, named=self.tags),)

    def describe(self) -> str:
        return f"{self.criteria.describe_several()} have {listed(self.tags)} among them"
