from judge.cards.definition import card, printed
from judge.engine.abilities.damage_changes import SPELLS_AND_ABILITIES, BonusDamage, DamageFrom
from judge.engine.wording.criteria import Side

ANNIE_FIERY = card("Annie, Fiery", printed(BonusDamage(1, DamageFrom(SPELLS_AND_ABILITIES, Side.YOURS))))
