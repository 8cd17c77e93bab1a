"""Spiritforged: Mind."""

from __future__ import annotations

from judge.cards.definition import MIND, printed, unit
from judge.cards.origins.tokens import GOLD_TOKEN
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.if_you_do import IfKilled
from judge.engine.actions.kill import Kill
from judge.engine.actions.play_token import PlayToken
from judge.engine.criteria import Criteria
from judge.engine.references import Target

PICKPOCKET = unit(
    "Pickpocket", "SFD-074/221", MIND, energy=3, might=3, tags=("Zaun",),
    variants=(
        printed(
            Triggered(
                WhenPlayed(),
                (
                    Kill(Target(Criteria("Gear", energy_at_most=1), "gear")),
                    IfKilled((PlayToken(GOLD_TOKEN, exhausted=True),), "gear"),
                ),
                may=True,
            )
        ),
    ),
)  # fmt: skip
