from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.wording.changes import HasTags
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

EXPERIMENTAL_HEXPLATE = card(
    "Experimental Hexplate",
    printed("Equip", equip(Cost(power=("B",))), WhileAttached(1, abilities=(Static(This(), (HasTags(("Mech",)),)),))),
)
