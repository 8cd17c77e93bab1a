"""Game objects (rules 119-124) and their identity.

An object is known by its card instance and incarnation: a trip through a Non-Board zone makes a new incarnation (124),
so whoever still points to the old one points to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.card import Card, is_among, value_among
from judge.engine.state.traits import MightBy
from judge.engine.state.zones import (
    FACE_UP,
    NOWHERE,
    Place,
    Zone,
    battlefield,
)

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability
    from judge.engine.state.designation import Designation
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.traits import Lasting, Traits


class GameObject(Struct, frozen=True, cache_hash=True):
    """A card, token, rune or legend at one moment.

    ``label`` is what people call it. ``damage`` holds (player who marked it, amount) pairs (142.3). ``hidden_on`` is
    the number of the turn on which a facedown card was hidden. ``lasting`` lists what effects have changed about it
    for a while. ``stunned`` is the state of rule 423.1.a, ``empowered`` that of 441.2; ``designation`` is there while
    a combat is in progress. ``attached_to`` is the card instance of its top-most card, ``attached`` lists those
    attached to it (718, 719). ``stamp`` is the timestamp of its text where that has passive abilities (480.1).
    ``itself`` is its own card while it is a copy of another one for a while; None otherwise.
    ``replaced_by`` is the card instance that a card in banishment was replaced by (438.5).
    ``named`` is a tag, or the name of a card, that was named for it (760).
    ``traits`` are what the layers have made of it; None if nothing changes it that its own fields do not say.
    """

    id: ObjectId
    card: Card
    label: str
    owner: str
    controller: str
    place: Place = NOWHERE
    exhausted: bool = False
    damage: tuple[tuple[str, int], ...] = ()
    buffs: int = 0
    hidden_on: int | None = None
    lasting: tuple[Lasting, ...] = ()
    stunned: bool = False
    empowered: int = 0
    designation: Designation | None = None
    stamp: int = 0
    attached_to: int | None = None
    attached: tuple[int, ...] = ()
    itself: Card | None = None
    traits: Traits | None = None
    replaced_by: int | None = None
    named: str = ""

    @property
    def location(self) -> Place:
        """What "here" means for it: where it is; for a battlefield itself, that location (170.5)."""
        return battlefield(self.place.of) if self.place.zone is Zone.FIELD else self.place

    @property
    def is_unit(self) -> bool:
        """Whether its card is a unit or a unit token, wherever it is."""
        return self.card.is_unit

    @property
    def on_board(self) -> bool:
        """Whether it is on the board and not in a Facedown Zone."""
        return self.place.zone in FACE_UP

    @property
    def damage_marked(self) -> int:
        """Rule 142.2: damage is counted per unit, whoever marked it."""
        return sum(amount for _, amount in self.damage)

    @property
    def keywords(self) -> tuple[str, ...]:
        """The keywords that it has now, printed and given, with their values."""
        return self.card.keywords if self.traits is None else self.traits.keywords

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """The abilities that it has now, printed and given."""
        return self.card.abilities if self.traits is None else self.traits.abilities

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags that it has now, printed and given."""
        return self.card.tags if self.traits is None else self.traits.tags

    def has(self, keyword: str) -> bool:
        """Whether it has a keyword now, with a value ("Assault 2") or without."""
        return is_among(keyword, self.keywords)

    def value_of(self, keyword: str) -> int:
        """The sum of the values of a keyword; one that is written without a value counts 1 (807.1.b.3, 814.1.b.3)."""
        return value_among(keyword, self.keywords)

    @property
    def might_this_turn(self) -> int:
        """What effects with a duration have changed its Might by; negative where they took more than they added."""
        return sum(found.change.amount for found in self.lasting if isinstance(found.change, MightBy))

    @property
    def raw_might(self) -> int:
        """Might as it is, which can be below zero (143.2.b.1). A buff gives +1 (703); Assault and Shield in combat."""
        return self.own_might if self.traits is None else self.traits.might

    @property
    def own_might(self) -> int:
        """Might as its own fields say it, without what the layers make of it besides."""
        card = self.card
        might = (card.might or 0) + self.buffs
        if self.lasting:
            might += self.might_this_turn
        if self.designation is not None:
            might += value_among(self.designation.keyword, card.keywords)
        return might

    @property
    def might(self) -> int:
        """Might as spells and abilities see it: never below zero (143.2.b)."""
        return max(0, self.raw_might)

    @property
    def has_lethal_damage(self) -> bool:
        """Rule 142.4.b: marked damage is not zero and at least the unit's Might."""
        marked = self.damage_marked
        return self.is_unit and marked > 0 and marked >= self.might
