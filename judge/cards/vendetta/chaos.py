"""Vendetta: Chaos."""

from __future__ import annotations

from judge.cards.definition import CHAOS, printed, unit
from judge.engine.abilities.move_conditions import WhenThisMoves
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.actions.each_player import EachPlayerDoes
from judge.engine.choose_one import ChooseOne
from judge.engine.criteria import Where

MINAH_SWIFTFOOT = unit(
    "Minah Swiftfoot", "VEN-111/166", CHAOS, energy=6, power=1, might=6, tags=("Ionia",),
    variants=(
        printed(
            Triggered(
                WhenThisMoves(Where.BATTLEFIELD),
                (ChooseOne(((EachPlayerDoes((Discard(1),)),), (EachPlayerDoes((Draw(1),)),))),),
            )
        ),
    ),
)  # fmt: skip
