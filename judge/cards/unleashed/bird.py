from judge.cards.definition import card, printed

# 187.7
BIRD = card("Bird", printed("Deflect"))
