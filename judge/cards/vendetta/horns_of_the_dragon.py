from judge.cards.definition import card, printed

HORNS_OF_THE_DRAGON = card("Horns of the Dragon", printed("Tank"))
