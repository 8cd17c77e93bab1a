from judge.cards.definition import card, printed
from judge.engine.abilities.barred import NotPlayedBeforeTurn

OL_PORO = card("Ol' Poro", printed(NotPlayedBeforeTurn(4)))
