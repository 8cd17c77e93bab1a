from judge.cards.definition import card, printed
from judge.engine.abilities.draws_instead import DrawsInsteadOfPoint

OTTERPUS = card("Otterpus", printed(DrawsInsteadOfPoint(2)))
