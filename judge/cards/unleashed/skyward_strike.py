from judge.cards.definition import card, printed
from judge.engine.actions.move import Move
from judge.engine.actions.stun import Stun
from judge.engine.keywords.level import WhileLevel
from judge.engine.targeting.text_behind import TextBehind
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Destination, Target

SKYWARD_STRIKE = card(
    "Skyward Strike",
    printed(
        "Level 6",
        Move(Target(an_enemy_unit()), Destination()),
        TextBehind(WhileLevel(6), (Stun(Target(an_enemy_unit(), "stunned unit")),)),
    ),
)
