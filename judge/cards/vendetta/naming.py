"""Vendetta: cards that name something."""

from __future__ import annotations

from judge.cards.definition import ORDER, printed, unit
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.naming import NamedSpellBarred, NameSpell

FALLEN_FELINE = unit(
    "Fallen Feline", "VEN-132/166", ORDER, energy=2, power=1, might=3, tags=("Cat", "Piltover"),
    variants=(printed(Triggered(WhenPlayed(), (NameSpell(),)), NamedSpellBarred()),),
)  # fmt: skip
