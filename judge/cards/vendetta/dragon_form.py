from judge.cards.definition import card, printed
from judge.engine.instructions.give import Give
from judge.engine.keywords.flow import Flow
from judge.engine.state.cost import Cost
from judge.engine.wording.changes import BecomesMight
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

DRAGON_FORM = card("Dragon Form", printed("Flow", Flow(Cost(3)), Give((BecomesMight(5),), Target(a_unit()))))
