"""Origins: cards that look at what their controller does: playing others, defending."""

from __future__ import annotations

from judge.cards.definition import BODY, MIND, battlefield, printed, unit
from judge.engine.abilities.combat_conditions import DEFENDS, WhenYouFight
from judge.engine.abilities.conditions import WhenYouPlay
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.buff import Buff
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.actions.ready import Ready
from judge.engine.card import GEAR, UNIT
from judge.engine.criteria import a_friendly_unit
from judge.engine.references import Target, This

CITHRIA_OF_CLOUDFIELD = unit(
    "Cithria of Cloudfield", "OGN-139/298", BODY, energy=2, might=1, tags=("Elite", "Demacia"),
    variants=(printed(Triggered(WhenYouPlay(card_type=UNIT, another=True), (Buff(This()),))),),
)  # fmt: skip

PIT_CREW = unit(
    "Pit Crew", "OGN-091/298", MIND, energy=3, might=3, tags=("Bandle City",),
    variants=(printed(Triggered(WhenYouPlay(card_type=GEAR), (Ready(This()),))),),
)  # fmt: skip

REAVERS_ROW = battlefield(
    "Reaver's Row", "OGN-285/298",
    variants=(
        printed(
            Triggered(
                WhenYouFight((DEFENDS,), here=True), (Move(Target(a_friendly_unit(), here=True), TO_BASE),), may=True
            )
        ),
    ),
)  # fmt: skip
