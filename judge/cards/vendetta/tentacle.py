from judge.cards.definition import card, printed

# 187.10
TENTACLE = card("Tentacle", printed())
