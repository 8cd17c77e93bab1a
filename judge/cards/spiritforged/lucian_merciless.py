from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.keyword_abilities.weaponmaster import WEAPONMASTER
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

LUCIAN_MERCILESS = card(
    "Lucian, Merciless",
    printed(
        "Weaponmaster", WEAPONMASTER, Triggered(WhenThisScores((CONQUER,), first_each_turn=True), (Ready(This()),))
    ),
)
