"""Unleashed: cards that refer to what another part of their text has done."""

from __future__ import annotations

from judge.cards.definition import CALM, CHAOS, ORDER, gear, printed, unit
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.scoring_conditions import HOLD, WhenThisScores
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.banish_revealed import BanishOneRevealed
from judge.engine.actions.banish_with import BanishAllFromTrash, PlayBanishedWith
from judge.engine.actions.delay_trigger import AtNextMainPhase
from judge.engine.actions.move import TO_THERE, Move
from judge.engine.actions.reveal import RevealHand
from judge.engine.costs.cost import Cost
from judge.engine.criteria import an_enemy_unit
from judge.engine.references import Target, TargetPlayer

IASCYLLA = unit(
    "Iascylla", "UNL-050/219", CALM, energy=7, power=1, might=6, tags=("Bilgewater",),
    variants=(
        printed(
            Triggered(
                WhenThisScores((HOLD,)), (AtNextMainPhase((Move(Target(an_enemy_unit()), TO_THERE),), may=True),)
            )
        ),
    ),
)  # fmt: skip

CURSED_SARCOPHAGUS = gear(
    "Cursed Sarcophagus", "UNL-148/219", CHAOS, energy=4, power=1,
    variants=(
        printed(
            Triggered(WhenPlayed(), (BanishAllFromTrash("Unit"),)),
            Activated(Cost(exhaust_this=True), (PlayBanishedWith(),)),
        ),
    ),
)  # fmt: skip

ASHE_FOCUSED = unit(
    "Ashe, Focused", "UNL-169/219", ORDER, energy=5, power=1, might=4, tags=("Freljord", "Ashe"), supertype="Champion",
    variants=(printed(Triggered(WhenPlayed(), (RevealHand(TargetPlayer()), BanishOneRevealed()))),),
)  # fmt: skip
