from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw

CONSULT_THE_PAST = card("Consult the Past", printed("Hidden", "Reaction", Draw(2)))
