from judge.cards.definition import card, printed

SHIPYARD_SKULKER = card("Shipyard Skulker", printed())
