from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.keywords.flow import Flow
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target

BRITTLE_STEEL = card("Brittle Steel", printed("Flow", Flow(Cost(4, ("R",))), Kill(Target(Criteria("Gear"), "gear"))))
