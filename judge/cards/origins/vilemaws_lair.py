from judge.cards.definition import card, printed
from judge.engine.abilities.no_moves import NoMovesToBase

VILEMAWS_LAIR = card("Vilemaw's Lair", printed(NoMovesToBase()))
