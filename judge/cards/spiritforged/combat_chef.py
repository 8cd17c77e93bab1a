from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.weaponmaster import WEAPONMASTER

COMBAT_CHEF = card("Combat Chef", printed("Weaponmaster", WEAPONMASTER))
