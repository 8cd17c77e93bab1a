from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.weaponmaster import WEAPONMASTER

MASTER_BINGWEN = card("Master Bingwen", printed("Weaponmaster", WEAPONMASTER))
