from judge.cards.definition import card, printed
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

INVIOLUS_VOX = card(
    "Inviolus Vox", printed(Triggered(WhenThisScores((CONQUER,)), (GiveMight(8, Target(a_friendly_unit())),)))
)
