from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.reveal import RevealHand, SeesFacedown
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.instructions.xp import GainXP
from judge.engine.keyword_abilities.deathknell import deathknell
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import ChosenPlayer, TargetPlayer

SCUTTLE_CRAB = card(
    "Scuttle Crab",
    printed(
        "Deathknell",
        Triggered(WhenPlayed(), (Draw(1),)),
        deathknell(RevealHand(TargetPlayer()), SeesFacedown(ChosenPlayer()), GainXP(1)),
    ),
)
