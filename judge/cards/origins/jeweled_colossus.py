from judge.cards.definition import card, printed

JEWELED_COLOSSUS = card("Jeweled Colossus", printed("Shield", "Vision"))
