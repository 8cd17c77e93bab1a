from judge.cards.definition import card, printed
from judge.engine.abilities.combat_conditions import ATTACKS, DEFENDS, WhenThisFights
from judge.engine.abilities.delayed import Until
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.double import DoubleMight
from judge.engine.combat_circumstances import OneOnOne
from judge.engine.references import This

FIORA_PEERLESS = card(
    "Fiora, Peerless",
    printed(
        Triggered(
            WhenThisFights((ATTACKS, DEFENDS)), (DoubleMight(This(), until=Until.END_OF_COMBAT),), only_if=OneOnOne()
        )
    ),
)
