"""Origins: Proving Grounds: Fury."""

from __future__ import annotations

from judge.cards.definition import CHAOS, FURY, errata, legend, printed
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.turn_conditions import END_OF_TURN
from judge.engine.actions.ready import Ready
from judge.engine.criteria import Criteria
from judge.engine.references import Target

ORIGINS = "errata/2025-10-28-origins.md"

DARK_CHILD_STARTER = legend(
    "Dark Child, Starter", "OGS-017/024", FURY, CHAOS, tags=("Annie",), supertype="Champion",
    variants=(
        printed(Triggered(END_OF_TURN, (Ready(Target(Criteria("Rune"), "runes", at_least=2, at_most=2)),))),
        errata(
            "2025-10-28", ORIGINS,
            Triggered(END_OF_TURN, (Ready(Target(Criteria("Rune"), "runes", at_least=0, at_most=2)),)),
        ),
    ),
)  # fmt: skip
