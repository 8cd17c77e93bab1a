"""Qualities: what criteria ask of an object besides its type, side and location.

Each is a value with one meaning: it fits an object or not, says so in words and says what it reads. Criteria list as
many as their text has. A condition asked of the object is ``criteria_with_condition.Meets``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, reads_them, reads_this, reads_you
from judge.engine.state.designation import Designation
from judge.engine.state.reading import STATUSES, TAGS, THE_MIGHT, reading_of
from judge.engine.wording.quality import Quality, is_alone

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect, Reading
    from judge.engine.state.state import GameState


class Buffed(Quality, frozen=True):
    """It has a buff, or, if not ``buffed``, none (715)."""

    buffed: bool = True

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return bool(thing.buffs) is self.buffed

    def clauses(self) -> Clauses:
        return (reads_them(About.STATUS, named=("buffed" if self.buffed else "unbuffed",)),)

    def adjective(self, *, several: bool) -> str:  # noqa: ARG002
        return "buffed" if self.buffed else "unbuffed"


class IsReady(Quality, frozen=True):
    """It is ready, or, if not ``ready``, exhausted."""

    ready: bool = True

    reads: ClassVar[Reading] = STATUSES

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return thing.exhausted is not self.ready

    def clauses(self) -> Clauses:
        return (reads_them(About.STATUS, named=("ready" if self.ready else "exhausted",)),)

    def adjective(self, *, several: bool) -> str:  # noqa: ARG002
        return "ready" if self.ready else "exhausted"


class IsStunned(Quality, frozen=True):
    """It is stunned (423.1)."""

    says: ClassVar[Clauses] = (reads_them(About.STATUS, named=("stunned",)),)

    reads: ClassVar[Reading] = STATUSES

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return thing.stunned

    def adjective(self, *, several: bool) -> str:  # noqa: ARG002
        return "stunned"


class IsDamaged(Quality, frozen=True):
    """Damage is marked on it (142)."""

    says: ClassVar[Clauses] = (reads_them(About.STATUS, named=("damaged",)),)

    reads: ClassVar[Reading] = STATUSES

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return bool(thing.damage_marked)

    def adjective(self, *, several: bool) -> str:  # noqa: ARG002
        return "damaged"


class IsToken(Quality, frozen=True):
    """It is a token, or, if not ``token``, a card (185.1)."""

    says: ClassVar[Clauses] = (reads_them(About.TRAITS, named=("token",)),)

    token: bool = True

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return thing.card.token is self.token

    def adjective(self, *, several: bool) -> str:  # noqa: ARG002
        return "token" if self.token else "non-token"


class Tagged(Quality, frozen=True):
    """It has a tag, or does not, as ``has`` says."""

    tag: str
    has: bool = True

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return TAGS

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return (self.tag in thing.tags) is self.has

    def clauses(self) -> Clauses:
        return (reads_them(About.TRAITS, named=(self.tag,)),)

    def adjective(self, *, several: bool) -> str:  # noqa: ARG002
        return self.tag if self.has else f"non-{self.tag}"


class OneTagOf(Quality, frozen=True):
    """It has one of several tags, which stand in the place of the noun: "one of your Birds or Cats"."""

    tags: tuple[str, ...]

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return TAGS

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return any(tag in thing.tags for tag in self.tags)

    def clauses(self) -> Clauses:
        return (reads_them(About.TRAITS, named=self.tags),)

    def noun(self, *, several: bool) -> str:
        """The words in the place of the noun."""
        return " or ".join(f"{tag}s" for tag in self.tags) if several else " or ".join(self.tags)


class Named(Quality, frozen=True):
    """It has a name: that of its card, or of the one that it is a copy of."""

    name: str

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return thing.card.name == self.name

    def clauses(self) -> Clauses:
        return (reads_them(About.TRAITS, named=(self.name,)),)

    def adjective(self, *, several: bool) -> str:  # noqa: ARG002
        return self.name


class CostsAtMost(Quality, frozen=True):
    """Its printed Energy cost, and its Power cost, is at most so much; that of a token is 0 (185.3.a.1, 206)."""

    energy: int
    power: int | None = None

    def clauses(self) -> Clauses:
        found = (reads_them(About.COST, amount=self.energy, more=-1),)
        return found if self.power is None else (*found, *CostsPowerAtMost(self.power).clauses())

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return thing.card.energy <= self.energy and (self.power is None or thing.card.power <= self.power)

    def phrase(self, *, several: bool) -> str:  # noqa: ARG002
        power = f" and a Power cost of {self.power} or less" if self.power is not None else ""
        return f" with an Energy cost of [{self.energy}] or less{power}"


class CostsPowerAtMost(Quality, frozen=True):
    """Its printed Power cost is at most so much; that of a token is 0 (185.3.a.1, 206)."""

    power: int

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return thing.card.power <= self.power

    def clauses(self) -> Clauses:
        return (reads_them(About.COST, amount=self.power, more=-1, named=("Power",)),)

    def phrase(self, *, several: bool) -> str:  # noqa: ARG002
        return f" with a Power cost of {'[A]' * self.power or 'nothing'} or less"


class CostsLessThanYourPoints(Quality, frozen=True):
    """Its printed Energy cost is less than your points (206)."""

    says: ClassVar[Clauses] = (reads_them(About.COST, more=-1), reads_you(About.POINT))

    reads: ClassVar[Reading] = reading_of("points")

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return thing.card.energy < state.player(you).points

    def phrase(self, *, several: bool) -> str:  # noqa: ARG002
        return " with an Energy cost of less than your points"


class SameName(Quality, frozen=True):
    """It has the name of the source, as long as that can be found in a zone."""

    says: ClassVar[Clauses] = (reads_them(About.TRAITS),)

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return source is not None and thing.card.name == state.objects[source.card].card.name

    def phrase(self, *, several: bool) -> str:  # noqa: ARG002
        return " with the name of this"


class CostsAtMostItsMight(Quality, frozen=True):
    """Its printed Energy cost is at most the Might of the source."""

    says: ClassVar[Clauses] = (reads_them(About.COST, more=-1), reads_this(About.MIGHT))

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return THE_MIGHT

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        mine = state.find(source) if source is not None else None
        return mine is not None and thing.card.energy <= mine.might

    def phrase(self, *, several: bool) -> str:  # noqa: ARG002
        return " with an Energy cost no higher than the Might of this"


class Fights(Quality, frozen=True):
    """It has a designation in a combat."""

    says: ClassVar[Clauses] = (reads_them(About.COMBAT),)

    designation: Designation

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return thing.designation is self.designation

    def adjective(self, *, several: bool) -> str:  # noqa: ARG002
        return "attacking" if self.designation is Designation.ATTACKER else "defending"


class Alone(Quality, frozen=True):
    """No other friendly unit is at its location (740.2.a)."""

    says: ClassVar[Clauses] = (reads_them(About.COUNT, of="Unit", amount=1, more=-1),)

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return is_alone(state, thing)

    def adjective(self, *, several: bool) -> str:  # noqa: ARG002
        return "lone"


class WithMight(Quality, frozen=True):
    """Its Might now is at most, or at least, so much."""

    at_most: int | None = None
    at_least: int | None = None

    def clauses(self) -> Clauses:
        limits = ((self.at_most, -1), (self.at_least, 1))
        return tuple(reads_them(About.MIGHT, amount=limit, more=more) for limit, more in limits if limit is not None)

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return THE_MIGHT

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return (self.at_most is None or thing.might <= self.at_most) and (
            self.at_least is None or thing.might >= self.at_least
        )

    def phrase(self, *, several: bool) -> str:  # noqa: ARG002
        most = f" with {self.at_most} Might or less" if self.at_most is not None else ""
        return most + (f" with {self.at_least} Might or more" if self.at_least is not None else "")


class LessMight(Quality, frozen=True):
    """It has less Might than the source."""

    says: ClassVar[Clauses] = (reads_them(About.MIGHT, more=-1), reads_this(About.MIGHT))

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return THE_MIGHT

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        mine = state.find(source) if source is not None else None
        return mine is not None and thing.might < mine.might

    def adjective(self, *, several: bool) -> str:
        return "weaker" if several else ""

    def phrase(self, *, several: bool) -> str:
        return "" if several else " with less Might than this"
