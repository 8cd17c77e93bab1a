from judge.cards.definition import card, printed
from judge.engine.abilities.passive import Static
from judge.engine.costs.cost import Cost
from judge.engine.effect_text import AttachedThisTurn, WhileAttached
from judge.engine.keywords.equip import equip
from judge.engine.layering.changes import MightBy
from judge.engine.references import This

BRUTALIZER = card(
    "Brutalizer",
    printed(
        "Equip",
        equip(Cost(power=("G",))),
        WhileAttached(1, abilities=(Static(This(), (MightBy(2),), during=AttachedThisTurn()),)),
    ),
)
