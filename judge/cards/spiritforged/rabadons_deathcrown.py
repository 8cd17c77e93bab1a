from judge.cards.definition import card, printed
from judge.engine.abilities.damage_changes import SPELLS_AND_ABILITIES, BonusDamage, DamageFrom
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Side

RABADONS_DEATHCROWN = card(
    "Rabadon's Deathcrown",
    printed(
        "Equip",
        "Unique",
        equip(Cost(power=("A",))),
        WhileAttached(3, abilities=(BonusDamage(3, DamageFrom(SPELLS_AND_ABILITIES, Side.YOURS)),)),
    ),
)
