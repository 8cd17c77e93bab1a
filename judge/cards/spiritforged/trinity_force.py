from judge.cards.definition import card, printed
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.instructions.gain_points import GainPoints
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered

TRINITY_FORCE = card(
    "Trinity Force",
    printed(
        "Equip",
        equip(Cost(power=("O",))),
        WhileAttached(2, abilities=(Triggered(WhenThisScores((HOLD,)), (GainPoints(1),)),)),
    ),
)
