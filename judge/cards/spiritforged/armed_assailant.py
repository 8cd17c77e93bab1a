from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.weaponmaster import WEAPONMASTER

ARMED_ASSAILANT = card("Armed Assailant", printed("Accelerate", "Weaponmaster", WEAPONMASTER))
