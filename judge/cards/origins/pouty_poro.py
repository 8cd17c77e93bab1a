from judge.cards.definition import card, printed

POUTY_PORO = card("Pouty Poro", printed("Deflect"))
