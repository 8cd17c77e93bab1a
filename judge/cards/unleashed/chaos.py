"""Unleashed: Chaos."""

from __future__ import annotations

from judge.cards.definition import CHAOS, errata, gear, printed, spell
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.enters_ready import EntersExhausted
from judge.engine.actions.choose import Choose
from judge.engine.actions.counter import Counter
from judge.engine.actions.delay import DoThis
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.actions.made_to_play import OwnerPlaysOneRevealed
from judge.engine.actions.predict import Predict
from judge.engine.actions.reveal import RevealHand
from judge.engine.actions.stun import Stun
from judge.engine.actions.xp import GainXP
from judge.engine.card import BATTLEFIELD
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Criteria
from judge.engine.references import Chosen, Played, Target, TargetPlayer, This
from judge.engine.targeting.chain_criteria import SpellOnChain

ABANDON = spell(
    "Abandon", "UNL-131/219", CHAOS, energy=2, keywords=("Predict", "Reaction"),
    variants=(printed(Counter(Target(SpellOnChain(), "spell"), to_hand=True), Predict()),),
)  # fmt: skip

SCRYERS_BLOOM = gear(
    "Scryer's Bloom", "UNL-136/219", CHAOS, energy=1,
    variants=(
        printed(
            EntersExhausted(),
            Activated(
                Cost(energy=1, exhaust_this=True, actions=(Kill(This()),)), (Predict(2), Draw(1), GainXP(1))
            ),
        ),
    ),
)  # fmt: skip

UNLEASHED = "errata/2026-04-03-unleashed.md"

SKEWERED = (
    Choose(Target(Criteria(BATTLEFIELD), "battlefield")),
    RevealHand(TargetPlayer()),
    OwnerPlaysOneRevealed(Chosen("battlefield")),
    DoThis((Stun(Played()),), if_played=True),
)

BONE_SKEWER = spell(
    "Bone Skewer", "UNL-139/219", CHAOS, energy=2, power=1, keywords=("Hidden", "Stun"),
    variants=(
        # "When they do" of the printed text is a reflexive trigger, too; the errata gives it the usual words.
        printed(*SKEWERED),
        errata("2026-04-03", UNLEASHED, *SKEWERED),
    ),
)  # fmt: skip
