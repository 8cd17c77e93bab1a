"""Circumstances: what an "if" or a "while" asks, in an ability or an effect (rules 364, 383.2.a.1)."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, Whose, reads_them, reads_this, reads_you
from judge.engine.state.reading import ANYTHING, ITSELF, NO_ASPECT, OBJECTS, THE_MIGHT, Reading, reading_of
from judge.engine.state.text_part import TextPart
from judge.engine.state.zones import Zone
from judge.engine.wording.criteria import among, read_by_counting
from judge.engine.wording.quality import is_alone
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.doubts import Doubt
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect
    from judge.engine.state.state import GameState
    from judge.engine.state.zones import Place
    from judge.engine.wording.criteria import Criteria, Facedown
    from judge.slugs import Slug

LEGION_ACTIVE = cite("legion.another-card-finalized")  # 812.1.c

MIGHTY = 5
"""The Might from which a unit is Mighty (708)."""

MOVES = "moved"
FINALIZED = "finalized a card"
"""What counts as having played a card, for whatever does not trigger on it (419.4.b)."""
RESOLVED = "played a card"
"""What counts as having played a card, for triggers (419.4.a): it has resolved under a player's control."""
PLAYED_AS = "played, of the type"
"""How often a player has played permanents of a type that are cards, and where; see ``played_key``."""
POINTS_FROM_HOLDING = "points from holding"
SPENT_ON_A_SPELL = "spent on a spell: Energy"


class Circumstance(TextPart, frozen=True):
    """A condition on the game or on the source of an ability that holds or does not hold."""

    reads: ClassVar[Reading] = ANYTHING
    """What it reads besides its source; what is said here decides when layers are worked out again (473)."""

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        """The aspects changed by layers that the condition depends on; they decide the order of effects (478)."""
        return NO_ASPECT

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        """Whether the condition holds now. ``you`` controls the ability; ``source`` is None if it is gone."""
        raise NotImplementedError

    def doubt(self, state: GameState, you: str, source: GameObject | None) -> Doubt | None:  # noqa: ARG002
        """The open question that the answer of ``holds`` depends on now, or None."""
        return None

    def describe(self) -> str:
        """The condition in words that can follow "while"."""
        raise NotImplementedError


class MovedThisTurn(Circumstance, frozen=True):
    """The source has moved at least ``times`` times this turn."""

    without_rule: ClassVar[str] = "a fact of the turn; 447 says what a move is"

    times: int = 1

    reads: ClassVar[Reading] = reading_of("marks")

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and state.count(MOVES, moves_key(source)) >= self.times

    def clauses(self) -> Clauses:
        return (reads_this(About.MOVE, amount=self.times, more=1),)

    def describe(self) -> str:
        times = {1: "once", 2: "twice"}.get(self.times, f"{self.times} times")
        return f"this has moved {times} this turn"


class ThereAre(Circumstance, frozen=True):
    """At least ``at_least`` objects match the criteria; with ``here``, where the source is."""

    without_rule: ClassVar[str] = "counts objects"

    criteria: Criteria | Facedown
    at_least: int = 1
    here: bool = False

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        if self.here and source is None:
            return False
        which = source.id if source is not None else None
        found = (
            thing for thing in among(state, self.criteria, you) if self.criteria.matches(state, thing, you, which)
            and (not self.here or source is None or thing.place == source.location)
        )  # fmt: skip
        return sum(1 for _ in islice(found, self.at_least)) == self.at_least

    @property
    def reads(self) -> Reading:  # type: ignore[override]
        return read_by_counting(self.criteria)

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return self.criteria.reads_traits

    def clauses(self) -> Clauses:
        return (
            reads_them(About.COUNT, whose=self.criteria.side.whose, of=self.criteria, amount=self.at_least, more=1),
        )

    def describe(self) -> str:
        where = " here" if self.here else ""
        if self.at_least == 1:
            return f"there is {self.criteria.describe()}{where}"
        several = self.criteria.describe_several()
        return f"there are {self.at_least} or more {'of ' * several.startswith('your ')}{several}{where}"


class ThereAreAtMost(Circumstance, frozen=True):
    """No more than ``at_most`` objects match the criteria."""

    without_rule: ClassVar[str] = "counts objects"

    at_most: int
    criteria: Criteria

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        which = source.id if source is not None else None
        found = (thing for thing in state.on_board if self.criteria.matches(state, thing, you, which))
        return sum(1 for _ in islice(found, self.at_most + 1)) <= self.at_most

    @property
    def reads(self) -> Reading:  # type: ignore[override]
        return read_by_counting(self.criteria)

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return self.criteria.reads_traits

    def clauses(self) -> Clauses:
        return (
            reads_them(About.COUNT, whose=self.criteria.side.whose, of=self.criteria, amount=self.at_most, more=-1),
        )

    def describe(self) -> str:
        several = self.criteria.describe_several()
        return f"there are {self.at_most} or fewer {'of ' * several.startswith('your ')}{several}"


class SpentOnASpell(Circumstance, frozen=True):
    """You have spent at least ``energy`` Energy on playing one spell this turn, whatever became of that spell."""

    without_rule: ClassVar[str] = "a fact of the turn"

    energy: int

    reads: ClassVar[Reading] = reading_of("marks")

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return any(
            mark.who == you and mark.what.startswith(SPENT_ON_A_SPELL) and int(mark.what.split()[-1]) >= self.energy
            for mark in state.marks
        )

    def clauses(self) -> Clauses:
        return (reads_you(About.PAY, of="Spell", amount=self.energy, more=1),)

    def describe(self) -> str:
        return f"you have spent [{self.energy}] or more to play a spell this turn"


class ShowdownHere(Circumstance, frozen=True):
    """A showdown is in progress where the source is, by itself or as part of a combat (344)."""

    without_rule: ClassVar[str] = "a state of the game (344)"

    reads: ClassVar[Reading] = reading_of("showdown")

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and state.showdown is not None and state.showdown.at == source.location.of

    def clauses(self) -> Clauses:
        return (reads_them(About.SHOWDOWN),)

    def describe(self) -> str:
        return "a showdown goes on here"


class AnotherCardFinalized(Circumstance, frozen=True):
    """Legion's condition (812.1.c): its controller has finalized another card this turn; tokens do not count (185)."""

    reads: ClassVar[Reading] = reading_of("marks")

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        itself = state.count(FINALIZED, finalizations_key(source.id.card, you)) if source is not None else 0
        return state.count(FINALIZED, you) > itself

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (LEGION_ACTIVE,)

    def clauses(self) -> Clauses:
        return (reads_you(About.PLAY, amount=1, more=1),)

    def describe(self) -> str:
        return "you have finalized another card this turn"


class AtABattlefield(Circumstance, frozen=True):
    """The source is at a battlefield."""

    without_rule: ClassVar[str] = "where its source is (107.2)"

    reads: ClassVar[Reading] = ITSELF

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and source.place.zone is Zone.BATTLEFIELD

    def clauses(self) -> Clauses:
        return (reads_this(About.PLACE, zone=Zone.BATTLEFIELD),)

    def describe(self) -> str:
        return "this is at a battlefield"


class IsMighty(Circumstance, frozen=True):
    """The source is Mighty: it has 5 Might or more (708)."""

    without_rule: ClassVar[str] = "a fact of its source (708)"

    reads: ClassVar[Reading] = ITSELF

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and source.is_unit and source.might >= MIGHTY

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return THE_MIGHT

    def clauses(self) -> Clauses:
        return (reads_this(About.MIGHT, amount=MIGHTY, more=1),)

    def describe(self) -> str:
        return "this is Mighty"


class FightsAlone(Circumstance, frozen=True):
    """The source attacks or defends alone (740.2.a)."""

    without_rule: ClassVar[str] = "a fact of its source (740.2.a)"

    reads: ClassVar[Reading] = OBJECTS

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and source.designation is not None and is_alone(state, source)

    def clauses(self) -> Clauses:
        return (reads_this(About.COMBAT), reads_them(About.COUNT, whose=Whose.YOURS, of="Unit", amount=1, more=-1))

    def describe(self) -> str:
        return "this attacks or defends alone"


def finalizations_key(card: int, player: str) -> str:
    """The key that counts how often a player has finalized one card, whatever its incarnation."""
    return f"{card} by {player}"


def moves_key(thing: GameObject) -> str:
    """The key that counts the moves of one incarnation of an object."""
    return f"{thing.id.card}.{thing.id.incarnation}"


def played_key(card_type: str, place: Place) -> str:
    """The key that counts the cards of a type that a player has played to one place this turn."""
    return f"{PLAYED_AS} {card_type} to {place}"


def played_of_type(state: GameState, player: str, card_type: str) -> int:
    """How many permanents of a type that are cards a player has played this turn, wherever."""
    begins = f"{PLAYED_AS} {card_type} to "
    return sum(mark.times for mark in state.marks if mark.who == player and mark.what.startswith(begins))
