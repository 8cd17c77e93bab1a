from judge.cards.definition import card, printed

# 187.4
MECH = card("Mech", printed())
