"""Circumstances of players: cards in hand, battlefields that they control, what their units come to (rule 364)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, Whose, reads_them, reads_this, reads_you
from judge.engine.state.reading import THE_MIGHT
from judge.engine.state.sides import Side, is_on, opponents
from judge.engine.state.zones import Zone, battlefield, hand
from judge.engine.wording.circumstances import Circumstance
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect
    from judge.engine.state.state import GameState
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug

ASKS_FOR_FINALIZED = cite("play.played-means-finalized")  # 419.4.b


class CardsInHandAtMost(Circumstance, frozen=True):
    """You have at most a number of cards in your hand; a card being played is on the chain and not in it."""

    without_rule: ClassVar[str] = "counts cards"

    at_most: int

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return len(state.objects_in(hand(you))) <= self.at_most

    def clauses(self) -> Clauses:
        return (reads_you(About.COUNT, amount=self.at_most, more=-1, zone=Zone.HAND),)

    def describe(self) -> str:
        return f"you have {self.at_most} or fewer cards in hand"


class ControlsABattlefield(Circumstance, frozen=True):
    """Somebody on ``side`` controls a battlefield; with ``units``, one where there are exactly so many units."""

    without_rule: ClassVar[str] = "a fact of the battlefields (190)"

    side: Side = Side.YOURS
    units: int | None = None

    def clauses(self) -> Clauses:
        control = reads_them(About.CONTROL, whose=self.side.whose, of="Battlefield", zone=Zone.BATTLEFIELD)
        if self.units is None:
            return (control,)
        return (control, reads_them(About.COUNT, of="Unit", amount=self.units, zone=Zone.BATTLEFIELD))

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return any(
            field.controller is not None and is_on(self.side, state, field.controller, you)
            and (self.units is None or self.units == _units_at(state, name))
            for name, field in state.battlefields.items()
        )  # fmt: skip

    def describe(self) -> str:
        who = {Side.YOURS: "you control", Side.ENEMY: "an opponent controls"}.get(self.side, "a player controls")
        return f"{who} a battlefield" + (f" with exactly {self.units} units there" if self.units is not None else "")


class TotalMightIs(Circumstance, frozen=True):
    """The units that match have a Might of at least ``at_least`` in all; Might below 0 counts as 0 (143.2)."""

    without_rule: ClassVar[str] = "adds up Might"

    criteria: Criteria
    at_least: int

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return self.criteria.reads_traits | THE_MIGHT

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        which = source.id if source is not None else None
        fitting = (thing for thing in state.on_board if self.criteria.matches(state, thing, you, which))
        return sum(thing.might for thing in fitting) >= self.at_least

    def clauses(self) -> Clauses:
        return (
            reads_them(About.MIGHT, whose=self.criteria.side.whose, of=self.criteria, amount=self.at_least, more=1),
        )

    def describe(self) -> str:
        return f"{self.criteria.describe_several()} have {self.at_least} or more Might in all"


class FromHand(Circumstance, frozen=True):
    """You play, or have played, the source, which is on the chain, from your hand.

    Whoever finalized it has played it (419.4.b), and nobody else, whoever controls it by then.
    """

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (ASKS_FOR_FINALIZED,)

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        return source is not None and any(
            item.is_card and item.object == source.id and item.permission is not None
            and item.permission.origin.zone is Zone.HAND and item.finalized_by in {"", you}
            for item in state.chain
        )  # fmt: skip

    def clauses(self) -> Clauses:
        return (reads_this(About.PLAY, zone=Zone.HAND),)

    def describe(self) -> str:
        return "you played this from your hand"


def _units_at(state: GameState, name: str) -> int:
    return sum(thing.is_unit for thing in state.objects_in(battlefield(name)))


class FewerThanAnOpponent(Circumstance, frozen=True):
    """You control fewer objects of a type than some opponent does."""

    without_rule: ClassVar[str] = "counts objects"

    card_type: str

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        theirs = [thing.controller for thing in state.on_board if thing.card.is_a(self.card_type)]
        return any(theirs.count(you) < theirs.count(other) for other in opponents(state, you))

    def clauses(self) -> Clauses:
        return (reads_them(About.COUNT, whose=Whose.YOURS, of=self.card_type, more=-1),)

    def describe(self) -> str:
        return f"you control fewer {self.card_type.lower()}s than an opponent"
