from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.weaponmaster import WEAPONMASTER

VETERAN_PORO = card("Veteran Poro", printed("Weaponmaster", WEAPONMASTER))
