from judge.cards.definition import card, printed
from judge.cards.origins.recruit import RECRUIT
from judge.engine.conditions.moves import WHEN_THIS_MOVES
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered

EYE_OF_THE_HERALD = card(
    "Eye of the Herald",
    printed(
        "Equip",
        equip(Cost(power=("Y",))),
        WhileAttached(0, (), (Triggered(WHEN_THIS_MOVES, (PlayToken(RECRUIT.token, here=True),)),)),
    ),
)
