"""Unleashed: Calm."""

from __future__ import annotations

from judge.cards.definition import CALM, printed, unit
from judge.engine.abilities.passive import Static
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.changes import HasAbilities
from judge.engine.criteria import Criteria, Side
from judge.engine.references import Every

ALPHA_WILDCLAW = unit(
    "Alpha Wildclaw", "UNL-057/219", CALM, energy=6, power=2, might=7, tags=("Cat", "Freljord"), keywords=("Tank",),
    variants=(
        printed(
            Static(Every(Criteria(side=Side.YOURS, less_might=True), here=True), (HasAbilities((Untargetable(),)),))
        ),
    ),
)  # fmt: skip
