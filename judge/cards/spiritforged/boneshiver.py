from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered

BONESHIVER = card(
    "Boneshiver",
    printed(
        "Equip",
        equip(Cost(1, ("O",))),
        WhileAttached(2, (), (Triggered(WhenThisScores((CONQUER,)), (Channel(1, exhausted=True),)),)),
    ),
)
