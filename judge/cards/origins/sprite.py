from judge.cards.definition import card, printed

# 187.2
SPRITE = card("Sprite", printed("Temporary"))
