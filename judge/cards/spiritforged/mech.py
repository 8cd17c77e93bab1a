from judge.cards.definition import card, printed

MECH = card("Mech", printed())
