from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered

WORLD_ATLAS = card(
    "World Atlas",
    printed(
        "Equip",
        equip(Cost(power=("B",))),
        WhileAttached(2, abilities=(Triggered(WhenThisScores((HOLD,)), (PlayToken(GOLD.token, 2, exhausted=True),)),)),
    ),
)
