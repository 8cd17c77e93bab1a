"""Unleashed: Baron Nashor and the battlefield that comes with him."""

from __future__ import annotations

from judge.cards.definition import CHAOS, battlefield, printed, unit
from judge.engine.abilities.adds_battlefield import AddsBattlefield, OpenToMoves
from judge.engine.abilities.passive import Static
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.criteria import a_friendly_unit
from judge.engine.layering.changes import MightBy
from judge.engine.references import Every

BARON_PIT = battlefield("Baron Pit", "UNL-T01", variants=(printed(OpenToMoves()),), token=True)  # 187.9

BARON_NASHOR = unit(
    "Baron Nashor", "UNL-147/219", CHAOS, energy=10, power=3, might=12, tags=("The Void",),
    variants=(
        printed(
            AddsBattlefield(next(BARON_PIT.cards())), Untargetable(),
            Static(Every(a_friendly_unit(another=True)), (MightBy(2),)),
        ),
    ),
)  # fmt: skip
