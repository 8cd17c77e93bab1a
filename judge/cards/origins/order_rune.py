from judge.cards.basic_runes import RUNE_ABILITIES
from judge.cards.definition import card, printed

ORDER_RUNE = card("Order Rune", printed(*RUNE_ABILITIES))
