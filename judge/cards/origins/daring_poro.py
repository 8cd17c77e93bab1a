from judge.cards.definition import card, printed

DARING_PORO = card("Daring Poro", printed("Assault"))
