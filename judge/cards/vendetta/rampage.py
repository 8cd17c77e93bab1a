from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.deal_might import DealMight
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.if_so import If
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Chosen, Target
from judge.engine.wording.source_circumstances import PaidFor

RAMPAGE = card(
    "Rampage",
    printed(
        OptionalCost("the additional cost", Cost(power=("O",))),
        Choose(Target(a_friendly_unit(), "friendly unit")),
        Choose(Target(an_enemy_unit(), "enemy unit")),
        If(PaidFor(), (GiveMight(2, Chosen("friendly unit")),)),
        DealMight(Chosen("friendly unit"), Chosen("enemy unit"), to_each_other=True),
    ),
)
