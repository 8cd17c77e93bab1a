from judge.cards.definition import card, printed

VORACIOUS_GROMP = card("Voracious Gromp", printed("Hunt 3"))
