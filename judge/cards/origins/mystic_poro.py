from judge.cards.definition import card, printed

MYSTIC_PORO = card("Mystic Poro", printed("Vision"))
