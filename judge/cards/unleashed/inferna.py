from judge.cards.definition import card, printed

INFERNA = card("Inferna", printed("Ambush", "Assault 2"))
