from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.costs.cost import Cost
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip
from judge.engine.keywords.level import WhileLevel
from judge.engine.layering.changes import MightBy
from judge.engine.references import This

SOUL_SWORD = card(
    "Soul Sword",
    printed(
        "Equip",
        equip(Cost(power=("G",))),
        WhileAttached(1, abilities=(Static(This(), (MightBy(1),), during=WhileLevel(3)),)),
    ),
)
