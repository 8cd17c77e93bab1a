"""Unleashed: battlefields."""

from __future__ import annotations

from judge.cards.definition import battlefield, printed
from judge.engine.abilities.passive import Static
from judge.engine.changes import HasKeywords, MightBy
from judge.engine.criteria import Criteria
from judge.engine.designation import Designation
from judge.engine.qualities import WithKeyword
from judge.engine.references import Every
from judge.engine.such import Such

FORBIDDING_WASTE = battlefield(
    "Forbidding Waste", "UNL-210/219",
    variants=(printed(Static(Every(Criteria(fights=Designation.DEFENDER, alone=True), here=True), (MightBy(-2),))),),
)  # fmt: skip

BLACK_FLAME_ALTAR = battlefield(
    "Black Flame Altar", "UNL-208/219",
    variants=(
        printed(Static(Every(Such(when=WithKeyword("Temporary")), here=True), (HasKeywords(("Shield",)),))),
    ),
)  # fmt: skip
