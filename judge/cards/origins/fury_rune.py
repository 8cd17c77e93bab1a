from judge.cards.basic_runes import RUNE_ABILITIES
from judge.cards.definition import card, printed

FURY_RUNE = card("Fury Rune", printed(*RUNE_ABILITIES))
