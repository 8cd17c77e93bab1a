from judge.cards.basic_runes import RUNE_ABILITIES
from judge.cards.definition import card, printed

CALM_RUNE = card("Calm Rune", printed(*RUNE_ABILITIES))
