"""Conditions on the source of a text: attached, equipped, with a keyword, with an additional cost paid for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.state.clauses import About, Whose, about_this, reads_them, reads_this, reads_you
from judge.engine.state.on_the_chain import item_of
from judge.engine.state.reading import (
    ITSELF,
    OBJECTS,
    TAGS,
    TEXT,
    Reading,
)
from judge.engine.state.zones import Zone
from judge.engine.wording.circumstances import Circumstance
from judge.engine.wording.inactive import shows
from judge.engine.wording.quality import is_alone
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.doubts import Doubt
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect
    from judge.engine.state.state import GameState
    from judge.engine.wording.quality import Quality
    from judge.slugs import Slug

PAID_BY_ANOTHER = open_question(
    "paid-by-another-player",
    'Does "if you paid the additional cost" hold for a player who gained control of a spell that another one paid for?',
    "yes, what was paid for a spell stays paid",
)

PAID_BY_DECIDING = cite("play.paid-by-deciding")  # 356.4.f.1


class IsAttached(Circumstance, frozen=True):
    """The source is attached to another card, or is not, as ``attached`` says."""

    without_rule: ClassVar[str] = "a fact of its source (718)"

    attached: bool = True

    reads: ClassVar[Reading] = ITSELF

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and (source.attached_to is not None) is self.attached

    def clauses(self) -> Clauses:
        return (reads_this(About.STATUS, named=("attached" if self.attached else "unattached",)),)

    def describe(self) -> str:
        return "this is attached" if self.attached else "this is unattached"


class IsEquipped(Circumstance, frozen=True):
    """At least one Equipment is attached to the source (818.3.b)."""

    without_rule: ClassVar[str] = "a fact of its source (818.3.b)"

    reads: ClassVar[Reading] = OBJECTS

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and any("Equipment" in state.objects[card].tags for card in source.attached)

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return TAGS

    def clauses(self) -> Clauses:
        return (reads_this(About.STATUS, named=("equipped",)),)

    def describe(self) -> str:
        return "this is equipped"


class IsAlone(Circumstance, frozen=True):
    """No other friendly unit is where the source is (740.2.a)."""

    without_rule: ClassVar[str] = "a fact of its source (740.2.a)"

    reads: ClassVar[Reading] = OBJECTS

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and is_alone(state, source)

    def clauses(self) -> Clauses:
        return (reads_them(About.COUNT, whose=Whose.YOURS, of="Unit", amount=1, more=-1),)

    def describe(self) -> str:
        return "this is alone"


class WithKeyword(Circumstance, frozen=True):
    """The source has a keyword, inactive text included (722.1), or does not, as ``has`` says."""

    without_rule: ClassVar[str] = "a fact of its source (722.1)"

    keyword: str
    has: bool = True

    reads: ClassVar[Reading] = ITSELF

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and shows(source, self.keyword) is self.has

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return TEXT

    def clauses(self) -> Clauses:
        return (reads_this(About.KEYWORD, named=(self.keyword,)),)

    def describe(self) -> str:
        return f"this has {self.keyword}" if self.has else f"this does not have {self.keyword}"


PAID_FOR_EACH_TIME = open_question(
    "additional-cost-of-a-repeated-spell",
    "If a spell is repeated whose additional cost was paid once, was it paid for the second time as well?",
    "yes, for both times",
    "it was paid for one of the two times only",
)


class PaidFor(Circumstance, frozen=True):
    """The player of the source, which is a spell on the chain, has paid the optional additional cost ``cost`` for it.

    It is paid by the decision to pay it, also where a discount has reduced it to nothing (356.4.f.1).

    Unclear: the text says "you", and no rule says who that is once somebody else controls the spell. What was paid for
    it was paid (755.1), and it stays so.

    Unclear: whether it was paid for each time that the instructions of a repeated spell are executed. They are executed
    as though the spell said them twice (820.1.d.1), and each of them asks whether the cost was paid, so it was.
    """

    cost: str = "the additional cost"

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (PAID_BY_DECIDING,)

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        item = item_of(state, source.id) if source is not None else None
        return item is not None and self.cost in item.payment.paid

    def doubt(self, state: GameState, you: str, source: GameObject | None) -> Doubt | None:
        item = item_of(state, source.id) if source is not None else None
        if item is None or not self.holds(state, you, source):
            return None
        return PAID_BY_ANOTHER if item.is_taken else PAID_FOR_EACH_TIME if item.is_repeated else None

    def clauses(self) -> Clauses:
        return (reads_this(About.PAY),)

    def describe(self) -> str:
        return f"{self.cost} was paid"


class ThisIs(Circumstance, frozen=True):
    """The source has a quality: "while I'm buffed"."""

    without_rule: ClassVar[str] = "a fact of its source"

    quality: Quality

    @property
    def reads(self) -> Reading:  # type: ignore[override]
        return self.quality.reads

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        return source is not None and self.quality.matches(state, source, you, source.id)

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return self.quality.reads_traits

    def clauses(self) -> Clauses:
        return tuple(map(about_this, self.quality.clauses()))

    def describe(self) -> str:
        return f"this is {self.quality.adjective(several=False)}{self.quality.phrase(several=False)}"


class YouHaveFacedown(Circumstance, frozen=True):
    """You control a facedown card (107.3)."""

    without_rule: ClassVar[str] = "counts cards in facedown zones (107.3)"

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return any(card.controller == you for card in state.board.facedown)

    def clauses(self) -> Clauses:
        return (reads_you(About.COUNT, amount=1, more=1, zone=Zone.FACEDOWN),)

    def describe(self) -> str:
        return "you control a facedown card"


class YouHaveSomethingEmpowered(Circumstance, frozen=True):
    """Something that you control is Empowered: a permanent, or your legend (441.2)."""

    without_rule: ClassVar[str] = "a state of objects (441.2)"

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return any(thing.empowered and thing.controller == you for thing in state.on_board)

    def clauses(self) -> Clauses:
        return (reads_them(About.STATUS, whose=Whose.YOURS, named=("empowered",)),)

    def describe(self) -> str:
        return "you control something that is Empowered"
