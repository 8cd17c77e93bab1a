from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.conditions.conditions import WhenDies
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import AtABattlefield
from judge.engine.wording.criteria import an_enemy_unit

PYKE_RETURNED = card(
    "Pyke, Returned",
    printed(
        "Backline",
        "Hidden",
        Triggered(
            WhenDies(an_enemy_unit()), (PlayToken(GOLD.token, exhausted=True),), each_turn=1, only_if=AtABattlefield()
        ),
    ),
)
