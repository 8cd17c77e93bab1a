from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw

PREMONITION = card("Premonition", printed("Reaction", Draw(3)))
