"""Changes by an amount that is counted: "+1 Might for each", "Assault equal to the number of" (rules 474, 477)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.state.clauses import About, Clause, Verb, Whose, reads_them, reads_you
from judge.engine.state.reading import ANYTHING, KEYWORDS, NO_ASPECT, THE_MIGHT, reading_of
from judge.engine.state.traits import Change, Layer, Traits

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect, Reading
    from judge.engine.state.state import GameState
    from judge.engine.wording.criteria import CardsIn, Criteria


class Counting(Change, frozen=True):
    """A change for each object that matches; with ``here``, where the source of the text is.

    Sides are read from the point of view of the source's controller. It is counted as the change is applied (476.2).
    """

    each: Criteria
    here: bool = False

    looks_at: ClassVar[frozenset[Aspect]] = NO_ASPECT
    takes_text: ClassVar[bool] = False

    @property
    def reads(self) -> Reading:
        return self.each.reads

    @property
    def counts(self) -> frozenset[Aspect]:
        return self.each.reads_traits

    @property
    def is_plain(self) -> bool:
        return not self.each.reads_traits

    def number(self, source: GameObject | None, state: GameState) -> int:
        """How many objects match now; none where the text has no source any more."""
        if source is None:
            return 0
        you, which, place = source.controller, source.id, source.location
        return sum(
            self.each.matches(state, thing, you, which)
            for thing in (state.objects_in(place) if self.here else state.on_board)
        )

    @property
    def counted(self) -> Clause:
        """The clause about what is counted."""
        return reads_them(About.COUNT, whose=self.each.side.whose, of=self.each)

    def describe_count(self) -> str:
        """What is counted, in words."""
        return f"{self.each.describe_several()}{' here' * self.here}"


class MightPer(Counting, frozen=True):
    """Increases Might by ``amount`` for each object counted."""

    amount: int = 1

    alters: ClassVar[frozenset[Aspect]] = THE_MIGHT

    @property
    def layer(self) -> Layer:
        return Layer.INCREASES

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        return replace(traits, might=traits.might + self.amount * self.number(source, state))

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.MIGHT, amount=self.amount, more=1), self.counted)

    def describe(self) -> str:
        several = self.describe_count()
        if several.startswith("your "):
            return f"{self.amount:+} Might for each of {several}"
        return f"{self.amount:+} Might for each {self.each.describe().split(' ', 1)[1]}{' here' * self.here}"


class MightForEach(Change, frozen=True):
    """Increases Might by ``amount`` for each of something that is counted without looking at other objects."""

    amount: int = 1

    adds_a_number: ClassVar[bool] = True
    alters: ClassVar[frozenset[Aspect]] = THE_MIGHT
    looks_at: ClassVar[frozenset[Aspect]] = NO_ASPECT
    takes_text: ClassVar[bool] = False

    @property
    def layer(self) -> Layer:
        return Layer.INCREASES

    def number(self, thing: GameObject, source: GameObject | None, state: GameState) -> int:
        """How many there are now."""
        raise NotImplementedError

    @property
    def counted(self) -> Clause:
        """The clause about what is counted."""
        raise NotImplementedError

    @property
    def each(self) -> str:
        """What is counted, one of it in words."""
        raise NotImplementedError

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:
        return replace(traits, might=traits.might + self.amount * self.number(thing, source, state))

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.MIGHT, amount=self.amount, more=1), self.counted)

    def describe(self) -> str:
        return f"{self.amount:+} Might for each {self.each}"


class MightPerBuff(MightForEach, frozen=True):
    """Increases Might by ``amount`` for each buff on the object."""

    @property
    def counted(self) -> Clause:
        return reads_them(About.STATUS, named=("buffed",))

    @property
    def each(self) -> str:
        return "buff"

    def number(self, thing: GameObject, source: GameObject | None, state: GameState) -> int:  # noqa: ARG002
        return thing.buffs


class MightPerEmpowered(MightForEach, frozen=True):
    """Increases Might by ``amount`` for each time that the object is Empowered."""

    @property
    def counted(self) -> Clause:
        return reads_them(About.STATUS, named=("empowered",))

    @property
    def each(self) -> str:
        return "time it is Empowered"

    def number(self, thing: GameObject, source: GameObject | None, state: GameState) -> int:  # noqa: ARG002
        return thing.empowered


class MightByPoints(MightForEach, frozen=True):
    """Increases Might by ``amount`` for each point of the source's controller."""

    @property
    def counted(self) -> Clause:
        return reads_you(About.POINT)

    @property
    def each(self) -> str:
        return "of your points"

    @property
    def reads(self) -> Reading:
        return reading_of("points")

    def number(self, thing: GameObject, source: GameObject | None, state: GameState) -> int:  # noqa: ARG002
        return state.player(source.controller).points if source is not None else 0


class MightPerCard(MightForEach, frozen=True, kw_only=True):
    """Increases Might by ``amount`` for each card in a zone of the source's controller that matches."""

    which: CardsIn

    @property
    def reads(self) -> Reading:
        return ANYTHING

    @property
    def counted(self) -> Clause:
        return reads_them(About.COUNT, whose=Whose.YOURS, of=self.which, zone=self.which.zone)

    @property
    def each(self) -> str:
        return self.which.describe().split(" ", 1)[1]

    def number(self, thing: GameObject, source: GameObject | None, state: GameState) -> int:  # noqa: ARG002
        if source is None:
            return 0
        cards = state.objects_in(self.which.place(source.controller))
        return sum(self.which.matches(state, card, source.controller, source.id) for card in cards)


class KeywordPer(Counting, frozen=True):
    """Adds a keyword with the number counted as its value, such as Assault; none where that is 0."""

    keyword: str = "Assault"

    alters: ClassVar[frozenset[Aspect]] = KEYWORDS

    @property
    def layer(self) -> Layer:
        return Layer.ABILITIES

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        number = self.number(source, state)
        return replace(traits, keywords=(*traits.keywords, f"{self.keyword} {number}")) if number else traits

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.KEYWORD, more=1, named=(self.keyword,)), self.counted)

    def describe(self) -> str:
        return f"has {self.keyword} equal to the number of {self.describe_count()}"
