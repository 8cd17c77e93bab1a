from judge.cards.basic_runes import RUNE_ABILITIES
from judge.cards.definition import card, printed

MIND_RUNE = card("Mind Rune", printed(*RUNE_ABILITIES))
