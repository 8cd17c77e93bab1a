"""Vendetta: Fury."""

from __future__ import annotations

from judge.cards.definition import FURY, printed, unit
from judge.engine.abilities.ignoring import IgnoresInAssignment

DUNE_SURFER = unit(
    "Dune Surfer", "VEN-004/166", FURY, energy=3, might=3, tags=("Shurima",),
    variants=(printed(IgnoresInAssignment("Tank")),),
)  # fmt: skip
