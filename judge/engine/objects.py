"""Game objects (rules 119-124) and their identity.

An object is known by its card instance and incarnation: a trip through a Non-Board zone makes a new incarnation (124),
so whoever still points to the old one points to nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from judge.engine.card import UNIT, Card
from judge.engine.keywords.assault import assault
from judge.engine.keywords.shield import shield
from judge.engine.zones import NOWHERE, Place, Zone, battlefield

if TYPE_CHECKING:
    from judge.engine.designation import Designation


NOBODY = ""
"""The controller of a battlefield that nobody controls (190.2.b)."""


class ObjectId(NamedTuple):
    """A card instance in one of its incarnations."""

    card: int
    incarnation: int = 0


@dataclass(frozen=True, slots=True)
class GameObject:
    """A card, token, rune or legend at one moment.

    ``label`` is what people call it. ``damage`` holds (player who marked it, amount) pairs (142.3). ``hidden_on`` is
    the number of the turn on which a facedown card was hidden. ``stunned`` is the state of rule 423.1.a;
    ``designation`` is there while a combat is in progress.
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
    might_this_turn: int = 0
    stunned: bool = False
    designation: Designation | None = None

    @property
    def location(self) -> Place:
        """What "here" means for it: where it is; for a battlefield itself, that location (170.5)."""
        return battlefield(self.place.of) if self.place.zone is Zone.FIELD else self.place

    @property
    def is_unit(self) -> bool:
        return UNIT in self.card.types

    @property
    def on_board(self) -> bool:
        return self.place.on_board and self.place.zone is not Zone.FACEDOWN

    @property
    def damage_marked(self) -> int:
        """Rule 142.2: damage is counted per unit, whoever marked it."""
        return sum(amount for _, amount in self.damage)

    @property
    def raw_might(self) -> int:
        """Might as it is, which can be below zero (143.2.b.1). A buff gives +1 (703); Assault and Shield in combat."""
        might = (self.card.might or 0) + self.buffs + self.might_this_turn
        if self.designation is not None:
            might += assault(self.card, self.designation) + shield(self.card, self.designation)
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
