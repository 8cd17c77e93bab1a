from judge.cards.definition import card, printed
from judge.engine.abilities.adds_battlefield import OpenToMoves

# 187.9
BARON_PIT = card("Baron Pit", printed(OpenToMoves()))
