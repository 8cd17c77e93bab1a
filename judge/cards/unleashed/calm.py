"""Unleashed: Calm."""

from __future__ import annotations

from judge.cards.definition import CALM, MIND, printed, spell, unit
from judge.cards.unleashed.tokens import BIRD_TOKEN
from judge.engine.abilities.passive import Static
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.actions.bar import CannotPlay
from judge.engine.actions.counter import Counter
from judge.engine.actions.play_token import PlayToken
from judge.engine.criteria import Criteria, Side
from judge.engine.layering.changes import HasAbilities
from judge.engine.references import ControllerOf, Every, Target
from judge.engine.targeting.chain_criteria import SpellOnChain
from judge.engine.targeting.choose_one import ChooseOne

LILTING_LULLABY = spell(
    "Lilting Lullaby", "UNL-190/219", CALM, MIND, energy=2, power=2, keywords=("Reaction",), supertype="Signature",
    tags=("Lillia",),
    variants=(printed(Counter(Target(SpellOnChain(), "spell")), CannotPlay(ControllerOf("spell"))),),
)  # fmt: skip

FRISKY_HUNTER = unit(
    "Frisky Hunter", "UNL-033/219", CALM, energy=4, might=3, tags=("Cat", "Zaun"),
    variants=(printed(Triggered(WhenPlayed(), (PlayToken(BIRD_TOKEN, here=True),))),),
)  # fmt: skip

ALPHA_WILDCLAW = unit(
    "Alpha Wildclaw", "UNL-057/219", CALM, energy=6, power=2, might=7, tags=("Cat", "Freljord"), keywords=("Tank",),
    variants=(
        printed(
            Static(Every(Criteria(side=Side.YOURS, less_might=True), here=True), (HasAbilities((Untargetable(),)),))
        ),
    ),
)  # fmt: skip

FLURRY_OF_FEATHERS = spell(
    "Flurry of Feathers", "UNL-044/219", CALM, energy=4, power=2, keywords=("Reaction",),
    variants=(printed(ChooseOne(((Counter(Target(SpellOnChain(), "spell")),), (PlayToken(BIRD_TOKEN, 4),)))),),
)  # fmt: skip
