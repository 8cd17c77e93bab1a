from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.weaponmaster import WEAPONMASTER

SENTINEL_ADEPT = card("Sentinel Adept", printed("Weaponmaster", WEAPONMASTER))
