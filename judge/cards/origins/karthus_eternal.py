from judge.cards.definition import card, printed
from judge.engine.triggers.again import TriggerAgain

KARTHUS_ETERNAL = card("Karthus, Eternal", printed(TriggerAgain()))
