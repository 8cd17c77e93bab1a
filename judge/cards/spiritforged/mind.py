"""Spiritforged: Mind."""

from __future__ import annotations

from judge.cards.definition import MIND, printed, spell, unit
from judge.cards.origins.tokens import GOLD_TOKEN
from judge.cards.spiritforged.tokens import MECH_TOKEN
from judge.engine.abilities.passive import Static
from judge.engine.abilities.scoring_conditions import HOLD, WhenThisScores
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.deal import Deal
from judge.engine.actions.if_you_do import IfKilled
from judge.engine.actions.kill import Kill
from judge.engine.actions.play_token import PlayToken
from judge.engine.actions.ready import Ready
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Criteria, Side, Where, a_unit
from judge.engine.keywords.repeat import repeat
from judge.engine.layering.changes import MightBy
from judge.engine.references import Every, Target
from judge.engine.targeting.choose_one import ChooseOne

RUMBLE_SCRAPPER = unit(
    "Rumble, Scrapper", "SFD-089/221", MIND, energy=5, power=1, might=4,
    tags=("Mech", "Yordle", "Rumble", "Bandle City"), supertype="Champion",
    variants=(
        printed(
            Static(Every(Criteria(side=Side.YOURS, tag="Mech")), (MightBy(1),)),
            Triggered(WhenThisScores((HOLD,)), (PlayToken(MECH_TOKEN, in_base=True),)),
        ),
    ),
)  # fmt: skip

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

ROCKET_BARRAGE = spell(
    "Rocket Barrage", "SFD-077/221", MIND, energy=4, power=1, keywords=("Repeat",),
    variants=(
        printed(
            repeat(Cost(energy=4, power=("B",))),
            ChooseOne(
                (
                    (Deal(4, Target(a_unit(where=Where.BASE))),),
                    (Kill(Target(Criteria("Gear"), "gear")),),
                )
            ),
        ),
    ),
)  # fmt: skip

BUBBLE_BOT = unit(
    "Bubble Bot", "SFD-062/221", MIND, energy=3, might=3, tags=("Mech", "Yordle", "Bandle City"),
    variants=(
        printed(Triggered(WhenPlayed(), (Ready(Target(Criteria(side=Side.FRIENDLY, another=True, tag="Mech"))),))),
    ),
)  # fmt: skip
