from judge.cards.definition import card, printed

# 187.3
SAND_SOLDIER = card("Sand Soldier", printed())
