from judge.cards.definition import card, printed

BLAZING_SCORCHER = card("Blazing Scorcher", printed("Accelerate"))
