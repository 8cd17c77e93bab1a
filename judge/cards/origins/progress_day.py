from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw

PROGRESS_DAY = card("Progress Day", printed(Draw(4)))
