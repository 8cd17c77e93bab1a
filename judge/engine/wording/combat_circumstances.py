"""Circumstances of a unit in combat (rules 740.2.b-c): one on one, in combat, in combat with something."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.state.clauses import About, Whose, reads_them, reads_this, reads_you
from judge.engine.state.designation import Designation
from judge.engine.state.reading import OBJECTS, Reading, reading_of
from judge.engine.state.sides import Side, is_on
from judge.engine.state.zones import Zone, battlefield
from judge.engine.wording.circumstances import Circumstance
from judge.engine.wording.quality import is_alone
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.doubts import Doubt
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect
    from judge.engine.state.state import GameState
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug

ONE_ON_ONE = cite("combat.one-on-one")  # 740.2.b
IN_COMBAT = cite("combat.in-combat")  # 740.2.c
BEYOND_LETHAL = cite("combat.no-more-than-lethal")  # 465.2.c.4


def is_in_combat(state: GameState, thing: GameObject) -> bool:
    """Whether a unit is an attacker or a defender at the battlefield of the combat in progress (740.2.c)."""
    combat = state.combat
    return combat is not None and thing.designation is not None and thing.place == battlefield(combat.at)


def is_one_on_one(state: GameState, thing: GameObject) -> bool:
    """Whether a unit is alone and exactly one enemy unit, itself alone, is at the same place (740.2.b)."""
    enemies = [
        other for other in state.objects_in(thing.place)
        if other.is_unit and is_on(Side.ENEMY, state, other.controller, thing.controller)
    ]  # fmt: skip
    return len(enemies) == 1 and is_alone(state, thing) and is_alone(state, enemies[0])


class InCombat(Circumstance, frozen=True):
    """The source is in combat (740.2.c)."""

    reads: ClassVar[Reading] = reading_of("combat")

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (IN_COMBAT,)

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and is_in_combat(state, source)

    def clauses(self) -> Clauses:
        return (reads_this(About.COMBAT),)

    def describe(self) -> str:
        return "this is in combat"


class InCombatWith(Circumstance, frozen=True):
    """The source is in combat, and so is something that matches the criteria from your point of view."""

    criteria: Criteria

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return self.criteria.reads_traits

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (IN_COMBAT,)

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        return source is not None and is_in_combat(state, source) and any(
            is_in_combat(state, other) and self.criteria.matches(state, other, you, source.id)
            for other in state.objects_in(source.place)
        )  # fmt: skip

    def clauses(self) -> Clauses:
        return (reads_this(About.COMBAT), reads_them(About.COMBAT, whose=self.criteria.side.whose, of=self.criteria))

    def describe(self) -> str:
        return f"this is in combat with {self.criteria.describe()}"


class OneOnOne(Circumstance, frozen=True):
    """The source is one on one with an enemy unit (740.2.b)."""

    reads: ClassVar[Reading] = OBJECTS

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (ONE_ON_ONE,)

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and is_one_on_one(state, source)

    def clauses(self) -> Clauses:
        return (reads_this(About.PLACE), reads_them(About.COUNT, of="Unit", amount=1, more=-1))

    def describe(self) -> str:
        return "this is one on one"


AT_ANOTHER_PLACE = open_question(
    "during-combat-at-another-battlefield",
    'Does "during combat" include a combat at another battlefield?',
    "no",
)
WHAT_IS_EXCESS = open_question(
    "excess-damage",
    "What is excess damage, and in which combat?",
    "the combat damage assigned to units beyond what is lethal for them, in all, in the combat by which the "
    "battlefield is conquered",
)


class CombatHere(Circumstance, frozen=True):
    """A combat is in progress where the source is.

    Unclear: "during combat" names no place; here a combat at another battlefield does not count.
    """

    without_rule: ClassVar[str] = "a state of the game (459)"

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and state.combat is not None and source.location == battlefield(state.combat.at)

    def doubt(self, state: GameState, you: str, source: GameObject | None) -> Doubt | None:
        return AT_ANOTHER_PLACE if state.combat is not None and not self.holds(state, you, source) else None

    def clauses(self) -> Clauses:
        return (reads_them(About.COMBAT),)

    def describe(self) -> str:
        return "a combat goes on here"


class UnitsAtOtherBattlefields(Circumstance, frozen=True):
    """There are units at battlefields other than that of the combat in progress."""

    without_rule: ClassVar[str] = "counts units"

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        here = battlefield(state.combat.at) if state.combat is not None else None
        return any(unit.place.zone is Zone.BATTLEFIELD and unit.place != here for unit in state.board.units)

    def clauses(self) -> Clauses:
        return (reads_them(About.COUNT, of="Unit", amount=1, more=1, zone=Zone.BATTLEFIELD),)

    def describe(self) -> str:
        return "there are units at other battlefields"


class AssignedExcess(Circumstance, frozen=True):
    """You assigned at least ``at_least`` excess damage in the combat in progress where the source is.

    Unclear: no rule defines excess damage. Here it is the sum of all combat damage that you assigned to units beyond
    what is lethal for them (465.2.c.4), in the combat in which the battlefield is conquered, after the replacement
    effects that apply to it as it is assigned (465.2.c.5). ``anywhere``: the source need not be there, like a legend.
    """

    at_least: int
    anywhere: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (BEYOND_LETHAL,)

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        combat = state.combat
        if combat is None or (not self.anywhere and (source is None or source.location != battlefield(combat.at))):
            return False
        return dict(combat.excess).get(you, 0) >= self.at_least

    def doubt(self, state: GameState, you: str, source: GameObject | None) -> Doubt | None:  # noqa: ARG002
        enough = state.combat is not None and dict(state.combat.excess).get(you, 0) >= self.at_least
        return WHAT_IS_EXCESS if enough else None

    def clauses(self) -> Clauses:
        return (reads_you(About.ASSIGN, amount=self.at_least, more=1),)

    def describe(self) -> str:
        return f"you assigned {self.at_least} or more excess damage"


class AttacksWithAnother(Circumstance, frozen=True):
    """The source is an attacker, and so is another unit of its controller's side there."""

    without_rule: ClassVar[str] = "a fact of its source (740.2.c)"

    reads: ClassVar[Reading] = OBJECTS

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and source.designation is Designation.ATTACKER and any(
            other.id != source.id and other.designation is Designation.ATTACKER
            and is_on(Side.FRIENDLY, state, other.controller, source.controller)
            for other in state.objects_in(source.place)
        )  # fmt: skip

    def clauses(self) -> Clauses:
        return (reads_this(About.COMBAT), reads_them(About.COMBAT, whose=Whose.YOURS, of="Unit"))

    def describe(self) -> str:
        return "this is attacking with another unit"
