from judge.cards.definition import card, printed
from judge.engine.instructions.deal_might import DealMight
from judge.engine.instructions.give_might import GiveMight
from judge.engine.wording.criteria import a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Chosen, Target

GENTLEMENS_DUEL = card(
    "Gentlemen's Duel",
    printed(
        "Action",
        GiveMight(3, Target(a_friendly_unit())),
        DealMight(Chosen(), Target(an_enemy_unit(), "enemy unit"), to_each_other=True),
    ),
)
