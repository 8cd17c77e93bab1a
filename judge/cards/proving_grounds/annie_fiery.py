from judge.cards.definition import card, printed
from judge.engine.abilities.damage import SPELLS_AND_ABILITIES, BonusDamage, DamageFrom
from judge.engine.criteria import Side

ANNIE_FIERY = card("Annie, Fiery", printed(BonusDamage(1, DamageFrom(SPELLS_AND_ABILITIES, Side.YOURS))))
