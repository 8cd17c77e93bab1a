"""Requirements: what a target must meet besides its criteria (rules 355.5-355.16).

Each is a value with one meaning: it fits an object or not, alone or with the other targets of a group; it says so in
words; and it names the choice that it reads. A target lists as many as its text has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.doubts import open_question
from judge.engine.state.clauses import About, reads_them
from judge.engine.wording.criteria import among
from judge.engine.wording.requirement import Requirement

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.chooser import Chooser
    from judge.engine.wording.pick import Pick


COST_OF_NOTHING = open_question(
    "cost-of-a-unit-whose-death-was-replaced",
    "What happens to Heedless Resurrection if the death of the unit killed for it is replaced?",
    "its target is illegal and the play is undone",
)


class Here(Requirement, frozen=True):
    """It is where the source is, or where the source was as the ability triggered (359.3.f.3)."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE),)

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:
        if by.here is not None:
            return thing.place == by.here
        mine = state.find(by.source) if by.source is not None else None
        return mine is not None and thing.place == mine.location

    def describe(self) -> str:
        return " here"


class AtAnotherLocation(Requirement, frozen=True):
    """It is where the source is not."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE),)

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:
        mine = state.find(by.source) if by.source is not None else None
        return mine is not None and mine.place != thing.place

    def reaches_beyond(self, state: GameState, by: Chooser) -> bool:
        mine = state.find(by.source) if by.source is not None else None
        return mine is not None and mine.place == by.at

    def describe(self) -> str:
        return " at another location"


class BesideThatObject(Requirement, frozen=True):
    """It is another one where the object that the trigger is about is."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE),)

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:
        other = state.find(by.captured) if by.captured is not None else None
        return other is not None and other is not thing and other.place == thing.place

    def describe(self) -> str:
        return " in the same place"


class AtDestination(Requirement, frozen=True):
    """It is at the destination called ``of``, once that is chosen."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE),)

    of: str = "destination"

    @property
    def reads(self) -> str:
        return self.of

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:  # noqa: ARG002
        return by.place_called(self.of) in {None, thing.place}

    def describe(self) -> str:
        return f" at the {self.of}"


class WasPlayed(Requirement, frozen=True):
    """It is one of those that the effect has played, or, if not ``played``, none of them."""

    says: ClassVar[Clauses] = ()

    played: bool = True

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:  # noqa: ARG002
        return (thing.id in as_they_entered(by.played)) is self.played

    def describe(self) -> str:
        return " that was played" if self.played else " other than what was played"


class OtherThan(Requirement, frozen=True):
    """It is not the target called ``of``."""

    says: ClassVar[Clauses] = ()

    of: str

    @property
    def reads(self) -> str:
        return self.of


class CostsNoMoreThan(Requirement, frozen=True):
    """Its printed cost is at most that of what is given up for a cost, or before that, of something that can be."""

    says: ClassVar[Clauses] = (reads_them(About.COST, more=-1),)

    given_up: Pick

    @property
    def reads(self) -> str:
        return self.given_up.name

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:
        """Whether the cost of the card is covered (355.16).

        Unclear: no rule says what holds if the death of what was to be killed was replaced. Nothing was killed, so its
        cost is null (359.3.e.12), and no card costs no more than that.
        """
        if by.given is None:
            criteria = self.given_up.criteria
            return any(
                costs_no_more(thing, other) for other in among(state, criteria, by.you)
                if criteria.matches(state, other, by.you, None)
            )  # fmt: skip
        return any(name == self.given_up.name and costs_no_more(thing, other) for name, other in by.given)


class Partner(Requirement, frozen=True):
    """It goes together with the target called ``of`` (355.11, 355.16)."""

    of: str

    @property
    def reads(self) -> str:
        return self.of

    def go_together(self, one: GameObject, other: GameObject) -> bool:
        """Whether two objects meet what is required of both."""
        raise NotImplementedError

    def can_go_together(self, game: Game, one: GameObject, other: GameObject) -> bool:  # noqa: ARG002 - subclasses look
        """Whether two objects can be chosen together."""
        return self.go_together(one, other)

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:
        """Whether the object goes together with the other target, if that is chosen already."""
        return all(
            (other := state.find(which)) is not None and self.go_together(thing, other)
            for which in by.chosen_as(self.of) or ()
        )


class AtLocationOf(Partner, frozen=True):
    """It is at the location of the target called ``of``."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE),)

    def go_together(self, one: GameObject, other: GameObject) -> bool:
        return one.location == other.location

    def describe(self) -> str:
        return f" at the location of that {self.of}"


class SameControllerAs(Partner, frozen=True):
    """It has the same controller as the target called ``of``."""

    says: ClassVar[Clauses] = (reads_them(About.CONTROL),)

    def go_together(self, one: GameObject, other: GameObject) -> bool:
        return one.controller == other.controller

    def describe(self) -> str:
        return f" with the same controller as that {self.of}"


class GroupRequirement(Requirement, frozen=True):
    """A requirement on the targets as a group (355.11)."""


class AtOneLocation(GroupRequirement, frozen=True):
    """They are all at one location."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE),)

    def fits_together(self, things: Sequence[GameObject]) -> bool:
        return len({thing.place for thing in things}) < 2

    def describe(self) -> str:
        return "at one location"


class OneAtEachLocation(GroupRequirement, frozen=True):
    """They are one at each location, each of which has to be there still on resolution (355.9.b)."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE),)

    def fits_on_resolution(self, thing: GameObject, by: Chooser) -> bool:
        return by.place_called(place_key(thing.id)) in {None, thing.place}

    def fits_together(self, things: Sequence[GameObject]) -> bool:
        return len({thing.place for thing in things}) == len(things)

    def describe(self) -> str:
        return "one at each location"


class OneController(GroupRequirement, frozen=True):
    """They have the same controller."""

    says: ClassVar[Clauses] = (reads_them(About.CONTROL),)

    def fits_together(self, things: Sequence[GameObject]) -> bool:
        return len({thing.controller for thing in things}) < 2

    def describe(self) -> str:
        return "with the same controller"


class TotalMight(GroupRequirement, frozen=True):
    """Their Might together is at most a number."""

    at_most: int

    def fits_together(self, things: Sequence[GameObject]) -> bool:
        return sum(thing.might for thing in things) <= self.at_most

    def clauses(self) -> Clauses:
        return (reads_them(About.MIGHT, amount=self.at_most, more=-1),)

    def describe(self) -> str:
        return f"with a total Might of {self.at_most} or less"


class SplitDamage(Requirement, frozen=True):
    """Damage is split among them, so that there are as many at most as there is damage (355.14.c).

    That is the Might of the target called ``of`` where one deals it.
    """

    says: ClassVar[Clauses] = ()

    of: str = ""

    @property
    def reads(self) -> str:
        return self.of


def costs_no_more(thing: GameObject, other: GameObject) -> bool:
    """Whether one card's printed Energy and Power cost at most those of another (206)."""
    return thing.card.energy <= other.card.energy and thing.card.power <= other.card.power


def as_they_entered(played: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """The objects that cards and tokens on the chain become when they enter the board: a new object each (124)."""
    return tuple(replace(which, incarnation=which.incarnation + 1) for which in played)


def place_key(which: ObjectId) -> str:
    """The key under which an item stores where one of its targets was when chosen."""
    return f"where {which.card} was"
