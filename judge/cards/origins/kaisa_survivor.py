from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.triggers.triggered_ability import Triggered

KAISA_SURVIVOR = card("Kai'Sa, Survivor", printed("Accelerate", Triggered(WhenThisScores((CONQUER,)), (Draw(1),))))
