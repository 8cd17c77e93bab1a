from judge.cards.definition import card, printed

LAURENT_BLADEKEEPER = card("Laurent Bladekeeper", printed("Ganking"))
