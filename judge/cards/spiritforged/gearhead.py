from judge.cards.definition import card, printed
from judge.engine.layers.effect_text import MightBonusDoubled
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

GEARHEAD = card("Gearhead", printed("Accelerate", Static(This(), (MightBonusDoubled(),))))
