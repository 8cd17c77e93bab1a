"""Unleashed: Mind."""

from __future__ import annotations

from judge.cards.definition import MIND, errata, printed, unit
from judge.engine.abilities.move_conditions import WhenShowdownBeginsHere
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.look import DrawRest, LookAtTop
from judge.engine.actions.pay_for import IfYouPay
from judge.engine.actions.predict import Predict
from judge.engine.card import SPELL
from judge.engine.costs import Cost

VENDETTA = "errata/2026-07-23-vendetta.md"

PREDICT_AND_REVEAL = (Predict(), LookAtTop(1, reveal=True), DrawRest(SPELL))

DIANA_LUNARI = unit(
    "Diana, Lunari", "UNL-079/219", MIND, energy=3, might=3, tags=("Diana", "Mount Targon"), keywords=("Predict",),
    supertype="Champion",
    variants=(
        printed(Triggered(WhenShowdownBeginsHere(), (IfYouPay(Cost(energy=1), PREDICT_AND_REVEAL),), may=True)),
        errata(
            "2026-07-23", VENDETTA,
            Triggered(WhenShowdownBeginsHere(), PREDICT_AND_REVEAL, may=True, cost=Cost(energy=1)),
        ),
    ),
)  # fmt: skip
