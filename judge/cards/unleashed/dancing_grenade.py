from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.instructions.plays_again import MayPlayThisAgain
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Chosen, Target

DANCING_GRENADE = card(
    "Dancing Grenade",
    printed(Deal(2, Target(a_unit())), MayPlayThisAgain(Chosen(), Cost(power=("A",)))),
)
