"""Spiritforged: Chaos."""

from __future__ import annotations

from judge.cards.definition import CHAOS, printed, spell
from judge.engine.actions.swap_might import SwapMight
from judge.engine.criteria import Where, a_unit
from judge.engine.references import Target

SWITCHEROO = spell(
    "Switcheroo", "SFD-145/221", CHAOS, energy=2, power=2, keywords=("Action", "Hidden"),
    variants=(
        printed(SwapMight(Target(a_unit(where=Where.BATTLEFIELD), "units", at_least=2, at_most=2, together=True))),
    ),
)  # fmt: skip
