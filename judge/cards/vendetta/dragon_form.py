from judge.cards.definition import card, printed
from judge.engine.actions.give import Give
from judge.engine.costs.cost import Cost
from judge.engine.criteria import a_unit
from judge.engine.keywords.flow import Flow
from judge.engine.layering.changes import BecomesMight
from judge.engine.references import Target

DRAGON_FORM = card("Dragon Form", printed("Flow", Flow(Cost(3)), Give((BecomesMight(5),), Target(a_unit()))))
