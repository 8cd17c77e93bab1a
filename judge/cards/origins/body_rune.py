from judge.cards.basic_runes import RUNE_ABILITIES
from judge.cards.definition import card, printed

BODY_RUNE = card("Body Rune", printed(*RUNE_ABILITIES))
