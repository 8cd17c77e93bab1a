"""Spiritforged: Calm."""

from __future__ import annotations

from judge.cards.definition import BODY, CALM, printed, spell
from judge.engine.actions.draw import Draw
from judge.engine.actions.prevent import Prevent
from judge.engine.criteria import a_unit
from judge.engine.references import Target

COUNTER_STRIKE = spell(
    "Counter Strike", "SFD-194/221", CALM, BODY, energy=2, power=1, keywords=("Reaction",), supertype="Signature",
    tags=("Jax",),
    variants=(printed(Prevent(None, Target(a_unit()), next_time=True), Draw(1)),),
)  # fmt: skip
