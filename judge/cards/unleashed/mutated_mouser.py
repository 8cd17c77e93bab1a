from judge.cards.definition import card, printed

MUTATED_MOUSER = card("Mutated Mouser", printed("Shield 2", "Tank"))
