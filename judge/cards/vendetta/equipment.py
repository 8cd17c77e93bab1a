"""Vendetta: Equipment of all domains."""

from __future__ import annotations

from judge.cards.definition import ORDER, equipment, printed
from judge.engine.abilities.as_attached import MakesItACopy
from judge.engine.costs.cost import Cost
from judge.engine.keywords.equip import equip

SHADY_SPECTACLES = equipment(
    "Shady Spectacles", "VEN-137/166", ORDER, energy=4,
    variants=(printed(equip(Cost(energy=1, power=("Y",))), MakesItACopy()),),
)  # fmt: skip
