from judge.cards.definition import card, printed
from judge.engine.actions.move import Move
from judge.engine.keywords.flow import Flow
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.qualities import WithMight
from judge.engine.wording.references import Destination, Target

TWILIGHT_STEP = card(
    "Twilight Step", printed("Flow", Flow(Cost(4, ("P",))), Move(Target(a_unit(WithMight(at_most=3))), Destination()))
)
