from judge.cards.definition import card, printed
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.deal_several import DealSeveral
from judge.engine.state.card import BATTLEFIELD
from judge.engine.wording.criteria import Criteria, Where, an_enemy_unit
from judge.engine.wording.places import AtTheBattlefield
from judge.engine.wording.references import Every, Target

THE_ENEMY_THERE = Target(an_enemy_unit(where=Where.BATTLEFIELD), requirements=(AtTheBattlefield("battlefield"),))

CRESCENT_STRIKE = card(
    "Crescent Strike",
    printed(
        "Action",
        Choose(Target(Criteria(BATTLEFIELD), "battlefield")),
        DealSeveral(((4, THE_ENEMY_THERE), (1, Every(an_enemy_unit(), but="unit", at_chosen="battlefield")))),
    ),
)
