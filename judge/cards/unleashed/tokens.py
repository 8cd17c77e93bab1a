"""Unleashed: tokens (rule 187)."""

from __future__ import annotations

from judge.cards.definition import battlefield, printed, unit
from judge.engine.abilities.passive import Static
from judge.engine.abilities.scoring_conditions import CONQUER, HOLD, WhenYouScore
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.replace import SwapBack
from judge.engine.criteria import Criteria
from judge.engine.layering.changes import MightBy
from judge.engine.references import Every, This

REFLECTION = unit(  # 187.6
    "Reflection", "UNL-T06", might=0, supertype="Token", variants=(printed(),), token=True
)

BIRD = unit(  # 187.7
    "Bird", "UNL-T02", might=1, tags=("Bird",), keywords=("Deflect",), supertype="Token", variants=(printed(),),
    token=True,
)  # fmt: skip

BRUSH = battlefield(  # 187.8
    "Brush", "UNL-T03", token=True,
    variants=(
        printed(
            Static(Every(Criteria(tags=("Bird", "Cat", "Dog", "Poro", "Ivern")), here=True), (MightBy(1),)),
            Triggered(WhenYouScore((CONQUER, HOLD), here=True), (SwapBack(This()),), may=True),
        ),
    ),
)  # fmt: skip

REFLECTION_TOKEN, BIRD_TOKEN, BRUSH_TOKEN = (next(found.cards()) for found in (REFLECTION, BIRD, BRUSH))
