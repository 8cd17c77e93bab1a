"""Criteria: what an object must be to be a valid choice, or to be meant by "friendly units" and the like.

Sides are read from the point of view of the controller of the spell or ability (740.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from judge.engine.state.designation import Designation
from judge.engine.state.reading import (
    NO_ASPECT,
    OBJECTS,
    STATUSES,
    TAGS,
    THE_MIGHT,
)
from judge.engine.state.sides import Side, is_on
from judge.engine.state.zones import FACE_UP, Place, Zone
from judge.engine.wording.locations import (
    AT_SEVERAL,
    ZONES,
    Where,
    is_at,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect, Reading
    from judge.engine.state.state import GameState

__all__ = [
    "Criteria", "Side", "Where", "a_friendly_unit", "a_unit", "a_unit_of_yours", "an_enemy_unit", "is_at",
]  # fmt: skip


_ANOTHER = {Side.ANY: "another", Side.FRIENDLY: "another friendly", Side.ENEMY: "another enemy",
            Side.YOURS: "another of your"}  # fmt: skip
_READY = {True: "ready", False: "exhausted"}


def is_alone(state: GameState, thing: GameObject) -> bool:
    """Whether no other friendly unit is at the same location (740.2.a)."""
    return not any(
        other.is_unit and other.id != thing.id and is_on(Side.FRIENDLY, state, other.controller, thing.controller)
        for other in state.objects_in(thing.place)
    )


def _has_less_might(state: GameState, thing: GameObject, source: ObjectId | None) -> bool:
    mine = state.find(source) if source is not None else None
    return mine is not None and thing.might < mine.might


class Criteria(Struct, frozen=True):
    """Criteria for permanents.

    ``card_type`` is "" for any permanent; ``buffed`` and ``ready`` are None if they do not matter; ``tag`` is a
    required tag, and of ``tags`` one is enough. ``fights`` is the designation that the unit must have; ``alone``: no
    other friendly unit is at its location (740.2.a); ``less_might``: less than the source has. ``energy_at_most``
    limits the printed Energy cost, which is 0 for a token (185.3.a.1, 206).
    """

    card_type: str = "Unit"
    side: Side = Side.ANY
    where: Where = Where.ANYWHERE
    another: bool = False
    buffed: bool | None = None
    ready: bool | None = None
    tag: str = ""
    tags: tuple[str, ...] = ()
    energy_at_most: int | None = None
    fights: Designation | None = None
    alone: bool = False
    less_might: bool = False

    def fits(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:
        """Whether the object matches, wherever it is; only objects on the board are asked about (355.9.a.1)."""
        return (
            thing.place.zone in FACE_UP
            and (self.card_type in thing.card.types if self.card_type else thing.card.is_permanent)
            and (self.side is Side.ANY or is_on(self.side, state, thing.controller, you))
            and (self.where is Where.ANYWHERE or thing.place.zone is ZONES[self.where])
            and (self.buffed is None or bool(thing.buffs) is self.buffed)
            and (self.ready is None or thing.exhausted is not self.ready)
            and (not self.tag or self.tag in thing.tags)
            and (not self.tags or any(tag in thing.tags for tag in self.tags))
            and (self.energy_at_most is None or thing.card.energy <= self.energy_at_most)
            and (self.fights is None or thing.designation is self.fights)
            and (not self.alone or is_alone(state, thing))
            and (not self.less_might or _has_less_might(state, thing, source))
            and not (self.another and thing.id == source)
        )

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        """The aspects changed by layers that the criteria depend on; they decide the order of effects (478)."""
        return (TAGS if self.tag or self.tags else NO_ASPECT) | (THE_MIGHT if self.less_might else NO_ASPECT)

    @property
    def reads(self) -> Reading:
        """What the criteria depend on besides the source (473)."""
        return OBJECTS if self.ready is None else STATUSES

    @property
    def _kind(self) -> str:
        kind = self.card_type.lower() or "permanent"
        return " or ".join(self.tags) or (f"{self.tag} {kind}" if self.tag else kind)

    @property
    def _kinds(self) -> str:
        if self.tags:
            return " or ".join(f"{tag}s" for tag in self.tags)
        return self._kind if self._kind == "gear" else f"{self._kind}s"

    @property
    def _fight(self) -> list[str]:
        words = [] if self.fights is None else ["attacking" if self.fights is Designation.ATTACKER else "defending"]
        return [*words, "lone"] if self.alone else words

    @property
    def _cost(self) -> str:
        return f" with an Energy cost of {self.energy_at_most} or less" if self.energy_at_most is not None else ""

    def describe(self) -> str:
        kind = self._kind
        words = "buffed " if self.buffed else ""
        words = f"{_READY[self.ready]} {words}" if self.ready is not None else words
        words = "".join(f"{word} " for word in self._fight) + words
        first = words or kind
        side = self.side.value if not self.another else _ANOTHER[self.side]
        if side == "a" and first[0] in "aeio":
            side = "an"
        if self.side is Side.YOURS:
            return f"{side} {words}{self._kinds}{AT_SEVERAL[self.where]}{self._cost}"
        return f"{side} {words}{kind}{self.where.value}{self._cost}"

    def describe_several(self) -> str:
        """The criteria in words, in the plural: ``other friendly units at battlefields``."""
        words = ["other"] if self.another else []
        words += {Side.ANY: [], Side.YOURS: ["your"]}.get(self.side, [self.side.name.lower()])
        words += [_READY[self.ready]] if self.ready is not None else []
        words += self._fight
        words += ["buffed"] if self.buffed else []
        words += ["weaker"] if self.less_might else []
        words.append(self._kinds)
        return " ".join(words) + AT_SEVERAL[self.where] + self._cost


class CardsIn(Struct, frozen=True):
    """Criteria for cards in a zone of the player: "from your trash" and the like.

    ``keyword`` is one that the card must have. ``chosen_champion``: a champion unit with the name of the player's
    Chosen Champion (103.2.a.3).
    """

    zone: Zone
    card_type: str = ""
    keyword: str = ""
    chosen_champion: bool = False
    tag: str = ""
    energy_at_most: int | None = None

    where: ClassVar[Where] = Where.ANYWHERE
    another: ClassVar[bool] = False

    def place(self, you: str) -> Place:
        """The zone of player ``you`` that holds the cards."""
        return Place(self.zone, you)

    def fits(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        """Whether a card in that zone matches."""
        return (
            thing.place == self.place(you)
            and (not self.card_type or thing.card.is_a(self.card_type))
            and (not self.keyword or thing.card.has(self.keyword))
            and (not self.tag or self.tag in thing.card.tags)
            and (self.energy_at_most is None or thing.card.energy <= self.energy_at_most)
            and (not self.chosen_champion or state.player(you).champion == thing.card.name)
        )

    def describe(self) -> str:
        return f"{self._what()} in your {self.zone.value}"

    def describe_several(self) -> str:
        return f"{self._what()}s in your {self.zone.value}"

    def _what(self) -> str:
        if self.chosen_champion:
            return "Chosen Champion"
        kind = self.tag or self.card_type.lower() or "card"
        kind += f" with an Energy cost of at most [{self.energy_at_most}]" if self.energy_at_most is not None else ""
        return f"{kind} with {self.keyword}" if self.keyword else kind


class Elsewhere(Struct, frozen=True):
    """Criteria for objects neither on the board nor in a zone of the player, together with where these are found."""

    where: ClassVar[Where] = Where.ANYWHERE
    another: ClassVar[bool] = False

    def among(self, state: GameState, you: str) -> Sequence[GameObject]:
        """The objects to search."""
        raise NotImplementedError

    def fits(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:
        """Whether the object matches."""
        raise NotImplementedError

    def describe(self) -> str:
        raise NotImplementedError

    def describe_several(self) -> str:
        raise NotImplementedError


class Facedown(Struct, frozen=True):
    """Criteria for cards in facedown zones (355.9.a.3); that a card lies there is public."""

    side: Side = Side.ANY

    where: ClassVar[Where] = Where.ANYWHERE
    another: ClassVar[bool] = False

    def fits(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        """Whether a card lies facedown and is on that side."""
        return thing.place.zone is Zone.FACEDOWN and is_on(self.side, state, thing.controller, you)

    def describe(self) -> str:
        return f"{self.side.value} facedown card"

    def describe_several(self) -> str:
        return "facedown cards" if self.side is Side.ANY else f"{self.side.name.lower()} facedown cards"


class OneOf(Struct, frozen=True):
    """Criteria that are met by meeting any of several: "a gear, unit or facedown card"."""

    among: tuple[Criteria | Facedown, ...]

    where: ClassVar[Where] = Where.ANYWHERE
    another: ClassVar[bool] = False

    def fits(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:
        """Whether the object matches one of them."""
        return any(criteria.fits(state, thing, you, source) for criteria in self.among)

    def describe(self) -> str:
        return " or ".join(criteria.describe() for criteria in self.among)

    def describe_several(self) -> str:
        return " or ".join(criteria.describe_several() for criteria in self.among)


AnyCriteria = Criteria | CardsIn | Facedown | OneOf | Elsewhere


def among(state: GameState, criteria: AnyCriteria, you: str) -> Sequence[GameObject]:
    """The objects that criteria choose from: those on the board, or in the zone that the criteria name."""
    if isinstance(criteria, Criteria):
        return state.on_board
    if isinstance(criteria, Facedown | OneOf):
        fields = sorted(state.battlefields)
        facedown = [card for name in fields for card in state.objects_in(Place(Zone.FACEDOWN, name))]
        return facedown if isinstance(criteria, Facedown) else [*state.on_board, *facedown]
    return criteria.among(state, you) if isinstance(criteria, Elsewhere) else state.objects_in(criteria.place(you))


def a_unit(*, where: Where = Where.ANYWHERE) -> Criteria:
    return Criteria(where=where)


def a_friendly_unit(*, another: bool = False, buffed: bool | None = None, where: Where = Where.ANYWHERE) -> Criteria:
    return Criteria(side=Side.FRIENDLY, another=another, buffed=buffed, where=where)


def a_unit_of_yours(*, another: bool = False, buffed: bool | None = None, where: Where = Where.ANYWHERE) -> Criteria:
    """Criteria for a unit that you control; one of a teammate does not match (489.8.c)."""
    return Criteria(side=Side.YOURS, another=another, buffed=buffed, where=where)


def an_enemy_unit(*, where: Where = Where.ANYWHERE) -> Criteria:
    return Criteria(side=Side.ENEMY, where=where)
