"""Origins: a battlefield that activates what others do when they conquer."""

from __future__ import annotations

from judge.cards.definition import battlefield, printed
from judge.engine.abilities.scoring_conditions import WHEN_YOU_HOLD_HERE
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.activate_effects import ActivateConquerEffects
from judge.engine.criteria import a_unit
from judge.engine.references import Every

RECKONERS_ARENA = battlefield(
    "Reckoner's Arena", "OGN-286/298",
    variants=(printed(Triggered(WHEN_YOU_HOLD_HERE, (ActivateConquerEffects(Every(a_unit(), here=True)),))),),
)  # fmt: skip
