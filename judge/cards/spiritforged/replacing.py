"""Spiritforged: cards that put something in the place of what would happen."""

from __future__ import annotations

from judge.cards.definition import FURY, ORDER, printed, unit
from judge.cards.saves import HEAL_EXHAUST_RECALL
from judge.engine.abilities.look_first import LooksFirst
from judge.engine.abilities.replacement import WouldDie
from judge.engine.criteria import Criteria, Side
from judge.engine.keywords.backline import AssignedLast

VOID_HATCHLING = unit(
    "Void Hatchling", "SFD-018/221", FURY, energy=2, might=2, tags=("The Void",), variants=(printed(LooksFirst()),)
)

SORAKA_WANDERER = unit(
    "Soraka, Wanderer", "SFD-173/221", ORDER, energy=4, power=1, might=4, tags=("Soraka", "Mount Targon"),
    supertype="Champion",
    variants=(
        printed(
            AssignedLast(),
            WouldDie(Criteria(side=Side.YOURS, another=True, less_might=True), HEAL_EXHAUST_RECALL, here=True),
        ),
    ),
)  # fmt: skip
