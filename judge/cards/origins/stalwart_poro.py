from judge.cards.definition import card, printed

STALWART_PORO = card("Stalwart Poro", printed("Shield"))
