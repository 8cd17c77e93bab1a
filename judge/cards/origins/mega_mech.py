from judge.cards.definition import card, printed

MEGA_MECH = card("Mega-Mech", printed())
