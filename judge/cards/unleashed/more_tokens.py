"""Unleashed: more tokens than an effect says."""

from __future__ import annotations

from judge.cards.definition import MIND, printed, unit
from judge.engine.abilities.additional_token import AdditionalToken
from judge.engine.card import UNIT
from judge.engine.circumstances import AtABattlefield

ZILEAN_TIME_MAGE = unit(
    "Zilean, Time Mage", "UNL-086/219", MIND, energy=5, power=1, might=5, tags=("Icathia", "Zilean"),
    supertype="Champion", variants=(printed(AdditionalToken(UNIT, AtABattlefield())),),
)  # fmt: skip
