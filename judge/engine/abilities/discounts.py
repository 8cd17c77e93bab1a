"""Discounts on playing cards (rule 356.4)."""

from __future__ import annotations

from dataclasses import dataclass

from judge.engine.abilities.ability import Ability


@dataclass(frozen=True, slots=True)
class Discount(Ability):
    """The card itself costs less; ``minimum`` is the Energy below which this discount takes nothing (356.4.e)."""

    energy: int = 0
    minimum: int = 0

    def describe(self) -> str:
        limit = f", not below [{self.minimum}]" if self.minimum else ""
        return f"Costs [{self.energy}] less to play{limit}."
