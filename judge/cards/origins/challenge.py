from judge.cards.definition import card, printed
from judge.engine.instructions.deal_might import DealMight
from judge.engine.wording.criteria import a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Target

CHALLENGE = card(
    "Challenge",
    printed("Action", DealMight(Target(a_friendly_unit()), Target(an_enemy_unit(), "enemy unit"), to_each_other=True)),
)
