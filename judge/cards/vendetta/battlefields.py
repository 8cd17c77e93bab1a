"""Vendetta: battlefields."""

from __future__ import annotations

from judge.cards.definition import battlefield, printed
from judge.engine.abilities.combat_conditions import WhenCombatStartsHere
from judge.engine.abilities.scoring_conditions import WHEN_YOU_HOLD_HERE
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.add import Add, FightersAdd
from judge.engine.actions.burn import Burn

SHADOW_TEMPLE = battlefield(
    "Shadow Temple", "VEN-165/166", variants=(printed(Triggered(WHEN_YOU_HOLD_HERE, (Burn(3),))),)
)

THRESHOLD_OF_THE_GRAY = battlefield(
    "Threshold of the Gray", "VEN-166/166",
    variants=(printed(Triggered(WhenCombatStartsHere(), (FightersAdd(Add(1)),))),),
)  # fmt: skip
