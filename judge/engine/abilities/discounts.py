"""Discounts on playing cards (rule 356.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.abilities.ability import Ability

if TYPE_CHECKING:
    from judge.engine.circumstances import Circumstance


@dataclass(frozen=True, slots=True)
class Discount(Ability):
    """The card itself costs less, while ``during`` holds; it takes nothing below ``minimum`` Energy (356.4.e)."""

    energy: int
    during: Circumstance | None = None
    minimum: int = 0
    power: int = 0

    def describe(self) -> str:
        limit = f", not below [{self.minimum}]" if self.minimum else ""
        when = f"While {self.during.describe()}, this costs" if self.during is not None else "Costs"
        return f"{when} [{self.energy}]{'[A]' * self.power} less to play{limit}."
