from judge.cards.definition import card, printed
from judge.engine.keywords.level import level

MASTER_YI_TEMPERED = card(
    "Master Yi, Tempered", printed("Hunt 2", "Level 6", level(6, keywords=("Deflect", "Ganking")))
)
