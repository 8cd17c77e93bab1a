from judge.cards.definition import card, printed

NAVORI_SCOUT = card("Navori Scout", printed("Deflect"))
