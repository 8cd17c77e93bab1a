from judge.cards.definition import card, printed

MOUNTAIN_DRAKE = card("Mountain Drake", printed())
