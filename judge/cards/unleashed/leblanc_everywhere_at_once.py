from judge.cards.definition import card, printed
from judge.engine.triggers.again import TemporaryDoesNotTrigger

LEBLANC_EVERYWHERE_AT_ONCE = card("LeBlanc, Everywhere at Once", printed("Backline", TemporaryDoesNotTrigger()))
