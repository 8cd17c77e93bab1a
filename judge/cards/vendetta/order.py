"""Vendetta: Order."""

from __future__ import annotations

from judge.cards.definition import ORDER, printed, spell
from judge.engine.actions.prevent import Prevent
from judge.engine.criteria import a_unit
from judge.engine.references import Target

KI_BARRIER = spell(
    "Ki Barrier", "VEN-126/166", ORDER, energy=2, power=1, keywords=("Reaction",),
    variants=(printed(Prevent(7, Target(a_unit()))),),
)  # fmt: skip
