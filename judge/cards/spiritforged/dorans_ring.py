from judge.cards.definition import card, printed
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered

DORANS_RING = card(
    "Doran's Ring",
    printed(
        "Equip",
        equip(Cost(power=("P",))),
        WhileAttached(1, abilities=(Triggered(WhenThisScores((CONQUER,)), (Discard(1), Draw(1))),)),
    ),
)
