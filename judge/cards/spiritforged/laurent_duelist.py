from judge.cards.definition import card, printed

LAURENT_DUELIST = card("Laurent Duelist", printed("Assault 2"))
