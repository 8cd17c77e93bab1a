from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.actions.deal import Deal
from judge.engine.conditions.kills import WhenItDies
from judge.engine.instructions.play_token import PlayToken
from judge.engine.instructions.this_turn import WhenThisTurn
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Chosen, Target

DEADLY_FLOURISH = card(
    "Deadly Flourish",
    printed(
        Deal(3, Target(an_enemy_unit())),
        WhenThisTurn(Triggered(WhenItDies(), (PlayToken(GOLD.token, exhausted=True),)), Chosen()),
    ),
)
