from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.keywords.flow import Flow
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

ONSLAUGHT = card("Onslaught", printed("Flow", Flow(Cost(4)), GiveMight(6, Target(a_unit()))))
