from judge.cards.definition import card, printed
from judge.engine.wording.counted_changes import KeywordPer
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

ANCIENT_WARMONGER = card(
    "Ancient Warmonger", printed("Accelerate", Static(This(), (KeywordPer(an_enemy_unit(), here=True),)))
)
