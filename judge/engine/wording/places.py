"""Qualities of places: which battlefields or locations a text means (rules 107, 170.11, 740.1).

They say where a unit may be played, and where a spell or ability may move it. Sides are read from the point of view of
the player who plays or moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, HasClauses, Whose, reads_them, reads_you
from judge.engine.state.sides import Side, is_on
from judge.engine.state.zones import Zone
from judge.engine.wording.quality import Quality, is_alone
from judge.engine.wording.requirements import Partner

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.state.zones import Place

CONQUERED = "conquered"
"""A mark of the turn, with the name of a battlefield behind it."""


class PlaceQuality(HasClauses, frozen=True):
    """A quality that a place has or does not have."""

    marks: ClassVar[tuple[str, ...]] = ()
    """The facts of the turn that it reads."""
    says: ClassVar[Clauses]
    """What it reads."""

    def clauses(self) -> Clauses:
        return self.says

    def fits(self, state: GameState, place: Place, you: str, thing: GameObject | None) -> bool:
        """Whether a place has it; ``thing`` is what is played or moved there, where that is known."""
        raise NotImplementedError

    def describe(self) -> str:
        """The place in words, with its article: ``an open battlefield``."""
        raise NotImplementedError


class IsPlace(Quality, frozen=True):
    """It is a battlefield of which a quality of places is true."""

    where: PlaceQuality

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return self.where.fits(state, thing.location, you, None)

    def clauses(self) -> Clauses:
        return self.where.clauses()

    def phrase(self, *, several: bool) -> str:  # noqa: ARG002
        return self.where.describe().removeprefix("a battlefield")


class OpenBattlefield(PlaceQuality, frozen=True):
    """An open battlefield: no unit is there and nobody controls it (170.11.c)."""

    says: ClassVar[Clauses] = (
        reads_them(About.CONTROL, zone=Zone.BATTLEFIELD),
        reads_them(About.COUNT, of="Unit", more=-1, amount=0, zone=Zone.BATTLEFIELD),
    )

    def fits(self, state: GameState, place: Place, you: str, thing: GameObject | None) -> bool:  # noqa: ARG002
        field = state.battlefields.get(place.of) if place.zone is Zone.BATTLEFIELD else None
        return field is not None and field.controller is None and not state.board.present[place.of]

    def describe(self) -> str:
        return "an open battlefield"


class OccupiedEnemyBattlefield(PlaceQuality, frozen=True):
    """A battlefield that an opponent controls and where there is a unit (170.11.a)."""

    says: ClassVar[Clauses] = (
        reads_them(About.CONTROL, whose=Whose.ENEMY, zone=Zone.BATTLEFIELD),
        reads_them(About.COUNT, of="Unit", amount=1, more=1, zone=Zone.BATTLEFIELD),
    )

    def fits(self, state: GameState, place: Place, you: str, thing: GameObject | None) -> bool:  # noqa: ARG002
        field = state.battlefields.get(place.of) if place.zone is Zone.BATTLEFIELD else None
        return (
            field is not None
            and is_on(Side.ENEMY, state, field.controller or "", you)
            and bool(state.board.present[place.of])
        )

    def describe(self) -> str:
        return "an occupied enemy battlefield"


class WhereAnEnemyIsAlone(PlaceQuality, frozen=True):
    """A battlefield where an enemy unit is alone (740.2.a)."""

    says: ClassVar[Clauses] = (reads_them(About.COUNT, whose=Whose.ENEMY, of="Unit", amount=1, zone=Zone.BATTLEFIELD),)

    def fits(self, state: GameState, place: Place, you: str, thing: GameObject | None) -> bool:  # noqa: ARG002
        return place.zone is Zone.BATTLEFIELD and any(
            other.is_unit and is_on(Side.ENEMY, state, other.controller, you) and is_alone(state, other)
            for other in state.objects_in(place)
        )

    def describe(self) -> str:
        return "a battlefield where an enemy unit is alone"


class WhereYouAttack(PlaceQuality, frozen=True):
    """The battlefield of a combat in which you are the attacker."""

    says: ClassVar[Clauses] = (reads_you(About.COMBAT),)

    def fits(self, state: GameState, place: Place, you: str, thing: GameObject | None) -> bool:  # noqa: ARG002
        combat = state.combat
        return (
            place.zone is Zone.BATTLEFIELD and combat is not None and combat.at == place.of and combat.attacker == you
        )

    def describe(self) -> str:
        return "a battlefield where you are attacking"


class WhereYouHaveUnits(PlaceQuality, frozen=True):
    """A battlefield where you have units."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE, whose=Whose.YOURS, of="Unit", zone=Zone.BATTLEFIELD),)

    def fits(self, state: GameState, place: Place, you: str, thing: GameObject | None) -> bool:  # noqa: ARG002
        return place.zone is Zone.BATTLEFIELD and you in state.board.present[place.of]

    def describe(self) -> str:
        return "a battlefield where you have units"


class BattlefieldOfYours(PlaceQuality, frozen=True):
    """A battlefield that you control."""

    says: ClassVar[Clauses] = (reads_them(About.CONTROL, whose=Whose.YOURS, of="Battlefield", zone=Zone.BATTLEFIELD),)

    def fits(self, state: GameState, place: Place, you: str, thing: GameObject | None) -> bool:  # noqa: ARG002
        return place.zone is Zone.BATTLEFIELD and state.battlefields[place.of].controller == you

    def describe(self) -> str:
        return "a battlefield that you control"


class WhereItsControllerHasUnits(PlaceQuality, frozen=True):
    """A location where there is another unit with the same controller."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE, of="Unit"),)

    def fits(self, state: GameState, place: Place, you: str, thing: GameObject | None) -> bool:  # noqa: ARG002
        return thing is not None and any(
            other.is_unit and other.id != thing.id and other.controller == thing.controller
            for other in state.objects_in(place)
        )

    def describe(self) -> str:
        return "a location where there is another unit with the same controller"


class WhereYouConquered(PlaceQuality, frozen=True):
    """A battlefield that you conquered this turn (469.1)."""

    says: ClassVar[Clauses] = (reads_you(About.CONQUER),)

    marks: ClassVar[tuple[str, ...]] = (CONQUERED,)

    def fits(self, state: GameState, place: Place, you: str, thing: GameObject | None) -> bool:  # noqa: ARG002
        return place.zone is Zone.BATTLEFIELD and bool(state.count(f"{CONQUERED} {place.of}", you))

    def describe(self) -> str:
        return "a battlefield that you conquered this turn"


class WithWeakerEnemies(PlaceQuality, frozen=True):
    """A place where the enemy units have less Might in all than what moves there."""

    says: ClassVar[Clauses] = (
        reads_them(About.MIGHT, whose=Whose.ENEMY, of="Unit", more=-1),
        reads_them(About.MIGHT, more=1),
    )

    def fits(self, state: GameState, place: Place, you: str, thing: GameObject | None) -> bool:
        enemies = sum(
            other.might for other in state.objects_in(place)
            if other.is_unit and is_on(Side.ENEMY, state, other.controller, you)
        )  # fmt: skip
        return thing is not None and thing.might > enemies

    def describe(self) -> str:
        return "a place where the enemy units have less Might in all"


class TheirBase(PlaceQuality, frozen=True):
    """The base of the player who plays or moves."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE, zone=Zone.BASE),)

    def fits(self, state: GameState, place: Place, you: str, thing: GameObject | None) -> bool:  # noqa: ARG002
        return place.zone is Zone.BASE and place.of == you

    def describe(self) -> str:
        return "the base of its player"


class AtTheBattlefield(Partner, frozen=True):
    """It is at the battlefield that is the target called ``of``."""

    says: ClassVar[Clauses] = (reads_them(About.PLACE),)

    def go_together(self, one: GameObject, other: GameObject) -> bool:
        return one.location == other.location

    def describe(self) -> str:
        return " there"
