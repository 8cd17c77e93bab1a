"""Unleashed: a legend that turns battlefields into Brush."""

from __future__ import annotations

from judge.cards.definition import CALM, ORDER, legend, printed
from judge.cards.unleashed.tokens import BRUSH_TOKEN
from judge.engine.abilities.scoring_conditions import CONQUER, HOLD, WhenYouScore
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.replace import ReplaceBattlefield
from judge.engine.costs.cost import Cost

GREEN_FATHER = legend(
    "Green Father", "UNL-195/219", CALM, ORDER, tags=("Ivern",),
    variants=(
        printed(
            Triggered(
                WhenYouScore((CONQUER, HOLD)), (ReplaceBattlefield(BRUSH_TOKEN),), may=True,
                cost=Cost(exhaust_this=True),
            )
        ),
    ),
)  # fmt: skip
