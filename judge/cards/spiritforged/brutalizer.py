from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import AttachedThisTurn, WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.state.traits import MightBy
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

BRUTALIZER = card(
    "Brutalizer",
    printed(
        "Equip",
        equip(Cost(power=("G",))),
        WhileAttached(1, abilities=(Static(This(), (MightBy(2),), during=AttachedThisTurn()),)),
    ),
)
