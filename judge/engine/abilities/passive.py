"""Passive Abilities (rules 363-366) that the engine knows: costs that a card adds to its own play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.abilities.ability import Ability

if TYPE_CHECKING:
    from judge.engine.costs import Cost


@dataclass(frozen=True, slots=True)
class AdditionalCost(Ability):
    """A mandatory additional cost of playing the card itself (356.2.a.1)."""

    cost: Cost

    def describe(self) -> str:
        return f"Additional cost to play: {self.cost.describe()}."


@dataclass(frozen=True, slots=True)
class NotYet(Ability):
    """A clause that the engine does not model. A scenario that would reach it is refused with these words."""

    missing: str

    def describe(self) -> str:
        return f"Not modelled yet: {self.missing}."
