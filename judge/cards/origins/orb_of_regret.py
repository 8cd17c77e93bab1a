from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

ORB_OF_REGRET = card(
    "Orb of Regret", printed(Activated(Cost(exhaust_this=True), (GiveMight(-1, Target(a_unit()), at_least=1),)))
)
