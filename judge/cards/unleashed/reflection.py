from judge.cards.definition import card, printed

# 187.6
REFLECTION = card("Reflection", printed())
