"""Unleashed: Fury."""

from __future__ import annotations

from judge.cards.definition import FURY, printed, spell
from judge.engine.abilities.damage import MultiplyDamage
from judge.engine.actions.this_turn import AppliesThisTurn
from judge.engine.criteria import a_unit
from judge.engine.references import Affected, Target

LOTUS_TRAP = spell(
    "Lotus Trap", "UNL-013/219", FURY, energy=2, keywords=("Hidden", "Reaction"),
    variants=(printed(AppliesThisTurn(MultiplyDamage(2, Affected()), Target(a_unit()))),),
)  # fmt: skip
