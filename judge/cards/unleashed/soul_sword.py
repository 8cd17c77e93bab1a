from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.equip import equip
from judge.engine.keywords.level import WhileLevel
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.state.traits import MightBy
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

SOUL_SWORD = card(
    "Soul Sword",
    printed(
        "Equip",
        equip(Cost(power=("G",))),
        WhileAttached(1, abilities=(Static(This(), (MightBy(1),), during=WhileLevel(3)),)),
    ),
)
