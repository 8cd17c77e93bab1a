from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.costs.cost import Cost
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip
from judge.engine.layering.changes import HasTags
from judge.engine.references import This

EXPERIMENTAL_HEXPLATE = card(
    "Experimental Hexplate",
    printed("Equip", equip(Cost(power=("B",))), WhileAttached(1, abilities=(Static(This(), (HasTags(("Mech",)),)),))),
)
