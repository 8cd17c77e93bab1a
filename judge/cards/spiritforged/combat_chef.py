from judge.cards.definition import card, printed
from judge.engine.keywords.weaponmaster import WEAPONMASTER

COMBAT_CHEF = card("Combat Chef", printed("Weaponmaster", WEAPONMASTER))
