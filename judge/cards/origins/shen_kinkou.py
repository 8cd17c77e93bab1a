from judge.cards.definition import card, printed

SHEN_KINKOU = card("Shen, Kinkou", printed("Reaction", "Shield 2", "Tank"))
