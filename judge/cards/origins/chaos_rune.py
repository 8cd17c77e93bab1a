from judge.cards.basic_runes import RUNE_ABILITIES
from judge.cards.definition import card, printed

CHAOS_RUNE = card("Chaos Rune", printed(*RUNE_ABILITIES))
