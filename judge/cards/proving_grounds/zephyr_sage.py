from judge.cards.definition import card, printed

ZEPHYR_SAGE = card("Zephyr Sage", printed("Shield"))
