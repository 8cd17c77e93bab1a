from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered

GOLD_ON_CONQUER = Triggered(WhenThisScores((CONQUER,)), (PlayToken(GOLD.token, exhausted=True),))

CULL = card("Cull", printed("Equip", equip(Cost(power=("P",))), WhileAttached(1, abilities=(GOLD_ON_CONQUER,))))
