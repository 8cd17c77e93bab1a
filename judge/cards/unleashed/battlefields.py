"""Unleashed: battlefields."""

from __future__ import annotations

from judge.cards.definition import battlefield, printed
from judge.engine.abilities.passive import Static
from judge.engine.abilities.player_conditions import WhenAPlayerPlays
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.buff import Buff
from judge.engine.actions.give_might import GiveMight
from judge.engine.card import SPELL, UNIT
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Criteria, a_unit_of_yours
from judge.engine.criteria_such_that import Such
from judge.engine.designation import Designation
from judge.engine.layering.changes import HasKeywords, MightBy
from judge.engine.qualities import WithKeyword
from judge.engine.references import Every, Noted, Target

ABANDONED_HALL = battlefield(
    "Abandoned Hall", "UNL-205/219",
    variants=(
        printed(
            Triggered(
                WhenAPlayerPlays(SPELL), (GiveMight(1, Target(a_unit_of_yours(), here=True)),), may=True, theirs=True
            )
        ),
    ),
)  # fmt: skip

VALLEY_OF_IDOLS = battlefield(
    "Valley of Idols", "UNL-218/219",
    variants=(
        printed(
            Triggered(
                WhenAPlayerPlays(UNIT, here=True), (Buff(Noted()),), may=True, cost=Cost(energy=1), theirs=True
            )
        ),
    ),
)  # fmt: skip

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
