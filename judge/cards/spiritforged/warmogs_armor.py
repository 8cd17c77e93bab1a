from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

WARMOGS_ARMOR = card(
    "Warmog's Armor",
    printed(
        "Equip",
        equip(Cost(power=("O",))),
        WhileAttached(1, (), (Triggered(WhenThisScores((CONQUER,)), (Buff(This()),)),)),
    ),
)
