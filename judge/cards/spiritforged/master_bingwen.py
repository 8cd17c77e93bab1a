from judge.cards.definition import card, printed
from judge.engine.keywords.weaponmaster import WEAPONMASTER

MASTER_BINGWEN = card("Master Bingwen", printed("Weaponmaster", WEAPONMASTER))
