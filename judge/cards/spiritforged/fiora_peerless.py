from judge.cards.definition import card, printed
from judge.engine.actions.double import DoubleMight
from judge.engine.conditions.combat import ATTACKS, DEFENDS, WhenThisFights
from judge.engine.state.delayed import Until
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.combat_circumstances import OneOnOne
from judge.engine.wording.references import This

FIORA_PEERLESS = card(
    "Fiora, Peerless",
    printed(
        Triggered(
            WhenThisFights((ATTACKS, DEFENDS)), (DoubleMight(This(), until=Until.END_OF_COMBAT),), only_if=OneOnOne()
        )
    ),
)
