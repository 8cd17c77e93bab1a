"""Criteria: what an object must be to be a valid choice, or to be meant by "friendly units" and the like.

Sides are read from the point of view of the controller of the spell or ability (740.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from judge.engine.state.card import GEAR, UNIT
from judge.engine.state.clauses import About, HasClauses, Whose, reads_them
from judge.engine.state.reading import ANYTHING, EVERY_TYPE, NO_ASPECT, OBJECTS, both
from judge.engine.state.sides import Side, is_on
from judge.engine.state.zones import FACE_UP, Place, Zone
from judge.engine.wording.asked import asked_of, there
from judge.engine.wording.locations import (
    AT_SEVERAL,
    ZONES,
    Where,
    is_at,
)
from judge.engine.wording.qualities import OneTagOf
from judge.engine.wording.quality import Quality
from judge.engine.wording.sentences import with_article

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.state.clauses import Clauses
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect, Reading
    from judge.engine.state.state import GameState

__all__ = [
    "Criteria", "Side", "Where", "a_friendly_unit", "a_unit", "a_unit_of_yours", "an_enemy_unit", "is_at",
]  # fmt: skip


_ANYBODY, _ANYWHERE = Side.ANY, Where.ANYWHERE  # asked for each object: looked up in an Enum they cost more
_ANOTHER = {Side.ANY: "another", Side.FRIENDLY: "another friendly", Side.ENEMY: "another enemy",
            Side.YOURS: "another of your"}  # fmt: skip

PERMANENTS = frozenset({"", UNIT, GEAR})
"""The types of criteria for permanents; "" is any of them."""

Kind = TypeVar("Kind", bound=Quality)


class Criteria(HasClauses, frozen=True, cache_hash=True):
    """Criteria for permanents: a type or "" for any permanent, a side, a region, and the qualities that are asked for.

    ``another``: the source itself does not match.
    """

    speaks_for: ClassVar[tuple[str, ...]] = ("qualities",)

    card_type: str = "Unit"
    side: Side = Side.ANY
    where: Where = Where.ANYWHERE
    another: bool = False
    qualities: tuple[Quality, ...] = ()

    def clauses(self) -> Clauses:
        return (*asked_of(self, self.side, self.qualities), *there(self, self.side, ZONES.get(self.where)))

    def quality(self, kind: type[Kind]) -> Kind | None:
        """The first quality of a kind that is asked for, or None."""
        return next((quality for quality in self.qualities if isinstance(quality, kind)), None)

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:
        """Whether the object matches, wherever it is; only objects on the board are asked about (355.9.a.1)."""
        return (
            thing.place.zone in FACE_UP
            and (self.card_type in thing.card.types if self.card_type else thing.card.is_permanent)
            and (self.side is _ANYBODY or is_on(self.side, state, thing.controller, you))
            and (self.where is _ANYWHERE or thing.place.zone is ZONES[self.where])
            and not (self.another and thing.id == source)
            and (not self.qualities or self._has_all(state, thing, you, source))
        )

    def _has_all(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:
        for quality in self.qualities:
            if not quality.matches(state, thing, you, source):
                return False
        return True

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        """The aspects changed by layers that the criteria depend on; they decide the order of effects (478)."""
        return NO_ASPECT.union(*(quality.reads_traits for quality in self.qualities))

    @property
    def reads(self) -> Reading:
        """What the criteria depend on besides the source (473)."""
        found = OBJECTS if self.card_type in PERMANENTS else EVERY_TYPE
        for quality in self.qualities:
            found = both(found, quality.reads)
        return found

    def _noun(self, *, several: bool) -> str:
        tags = self.quality(OneTagOf)
        if tags is not None:
            return tags.noun(several=several)
        kind = self.card_type.lower() or "permanent"
        if kind == "gear" and any(quality.adjective(several=several) == "Equipment" for quality in self.qualities):
            return ""
        return f"{kind}s" if several and kind != "gear" else kind

    def _adjectives(self, *, several: bool) -> str:
        found = (quality.adjective(several=several) for quality in self.qualities)
        return " ".join(word for word in found if word)

    def _phrases(self, *, several: bool) -> str:
        return "".join(quality.phrase(several=several) for quality in self.qualities)

    def describe(self) -> str:
        """The criteria in words, in the singular: ``another friendly unit at a battlefield``."""
        yours = self.side is Side.YOURS
        words = f"{self._adjectives(several=False)} {self._noun(several=yours)}".strip()
        if yours:
            side = _ANOTHER[self.side] if self.another else self.side.value
            return f"{side} {words}{AT_SEVERAL[self.where]}{self._phrases(several=False)}"
        words = words if self.side is Side.ANY else f"{self.side.name.lower()} {words}"
        one = f"another {words}" if self.another else with_article(words)
        return f"{one}{self.where.value}{self._phrases(several=False)}"

    def describe_several(self) -> str:
        """The criteria in words, in the plural: ``other friendly units at battlefields``."""
        words = ["your"] if self.side is Side.YOURS else []
        words += ["other"] if self.another else []
        words += [] if self.side in {Side.ANY, Side.YOURS} else [self.side.name.lower()]
        words.append(f"{self._adjectives(several=True)} {self._noun(several=True)}".strip())
        return " ".join(words) + AT_SEVERAL[self.where] + self._phrases(several=True)


class CardsIn(HasClauses, frozen=True):
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
    qualities: tuple[Quality, ...] = ()

    where: ClassVar[Where] = Where.ANYWHERE
    side: ClassVar[Side] = Side.YOURS
    another: ClassVar[bool] = False
    speaks_for: ClassVar[tuple[str, ...]] = ("qualities",)

    def clauses(self) -> Clauses:
        limit, yours = self.energy_at_most, Whose.YOURS
        found = asked_of(self, Side.YOURS, self.qualities) + there(self, Side.YOURS, self.zone)
        found += (reads_them(About.COST, whose=yours, of=self, amount=limit, more=-1),) if limit is not None else ()
        found += (reads_them(About.TRAITS, whose=yours, of=self, named=(self.tag,)),) if self.tag else ()
        return found + (
            (reads_them(About.KEYWORD, whose=yours, of=self, named=(self.keyword,)),) if self.keyword else ()
        )

    def place(self, you: str) -> Place:
        """The zone of player ``you`` that holds the cards."""
        return Place(self.zone, you)

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:
        """Whether a card in that zone matches."""
        if self.qualities and not all(quality.matches(state, thing, you, source) for quality in self.qualities):
            return False
        return (
            thing.place == self.place(you)
            and (not self.card_type or thing.card.is_a(self.card_type))
            and (not self.keyword or thing.card.has(self.keyword))
            and (not self.tag or self.tag in thing.card.tags)
            and (self.energy_at_most is None or thing.card.energy <= self.energy_at_most)
            and (not self.chosen_champion or state.player(you).champion == thing.card.name)
        )

    def describe(self) -> str:
        what = f"your {self._what()}" if self.chosen_champion else with_article(self._what())
        return f"{what} in your {self.zone.value}"

    def describe_several(self) -> str:
        return f"{self._what(several=True)} in your {self.zone.value}"

    def _what(self, *, several: bool = False) -> str:
        if self.chosen_champion:
            return "Chosen Champion"
        kind = (self.tag or self.card_type.lower() or "card") + "s" * (several and self.card_type != GEAR)
        kind = next((tags.noun(several=several) for tags in self.qualities if isinstance(tags, OneTagOf)), kind)
        kind += "".join(quality.phrase(several=several) for quality in self.qualities)
        kind += f" with an Energy cost of at most [{self.energy_at_most}]" if self.energy_at_most is not None else ""
        return f"{kind} with {self.keyword}" if self.keyword else kind


class Elsewhere(HasClauses, frozen=True):
    """Criteria for objects neither on the board nor in a zone of the player, together with where these are found."""

    where: ClassVar[Where] = Where.ANYWHERE
    another: ClassVar[bool] = False

    def among(self, state: GameState, you: str) -> Sequence[GameObject]:
        """The objects to search."""
        raise NotImplementedError

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:
        """Whether the object matches."""
        raise NotImplementedError

    def describe(self) -> str:
        raise NotImplementedError

    def describe_several(self) -> str:
        raise NotImplementedError


class Facedown(HasClauses, frozen=True):
    """Criteria for cards in facedown zones (355.9.a.3); that a card lies there is public."""

    side: Side = Side.ANY

    zone: ClassVar[Zone] = Zone.FACEDOWN
    where: ClassVar[Where] = Where.ANYWHERE
    another: ClassVar[bool] = False
    reads_traits: ClassVar[frozenset[Aspect]] = NO_ASPECT

    def clauses(self) -> Clauses:
        return there(self, self.side, Zone.FACEDOWN)

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        """Whether a card lies facedown and is on that side."""
        return thing.place.zone is Zone.FACEDOWN and is_on(self.side, state, thing.controller, you)

    def describe(self) -> str:
        return f"{self.side.value} facedown card{'s' * (self.side is Side.YOURS)}"

    def describe_several(self) -> str:
        return "facedown cards" if self.side is Side.ANY else f"{self.side.name.lower()} facedown cards"


class OneOf(HasClauses, frozen=True):
    """Criteria that are met by meeting any of several: "a gear, unit or facedown card"."""

    among: tuple[Criteria | Facedown, ...]

    where: ClassVar[Where] = Where.ANYWHERE
    another: ClassVar[bool] = False

    def clauses(self) -> Clauses:
        return ()

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:
        """Whether the object matches one of them."""
        return any(criteria.matches(state, thing, you, source) for criteria in self.among)

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


def read_by_counting(criteria: AnyCriteria) -> Reading:
    """What the number of objects that match depends on; no reading says what lies facedown."""
    return criteria.reads if isinstance(criteria, Criteria) else ANYTHING


def a_unit(*qualities: Quality, where: Where = Where.ANYWHERE) -> Criteria:
    return Criteria(where=where, qualities=qualities)


def a_friendly_unit(*qualities: Quality, another: bool = False, where: Where = Where.ANYWHERE) -> Criteria:
    return Criteria(side=Side.FRIENDLY, another=another, where=where, qualities=qualities)


def a_unit_of_yours(*qualities: Quality, another: bool = False, where: Where = Where.ANYWHERE) -> Criteria:
    """Criteria for a unit that you control; one of a teammate does not match (489.8.c)."""
    return Criteria(side=Side.YOURS, another=another, where=where, qualities=qualities)


def an_enemy_unit(*qualities: Quality, where: Where = Where.ANYWHERE) -> Criteria:
    return Criteria(side=Side.ENEMY, where=where, qualities=qualities)
