from judge.cards.definition import card, printed

PAKAA_CUB = card("Pakaa Cub", printed("Hidden"))
