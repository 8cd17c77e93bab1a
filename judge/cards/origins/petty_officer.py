from judge.cards.definition import card, printed

PETTY_OFFICER = card("Petty Officer", printed("Assault"))
