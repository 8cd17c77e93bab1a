from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.instructions.give import Give
from judge.engine.keywords.flow import Flow
from judge.engine.state.cost import Cost
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Chosen, Target

PERFECT_EXECUTION = card(
    "Perfect Execution",
    printed("Flow", Flow(Cost(3, ("R",))), Ready(Target(a_unit())), Give((HasKeywords(("Assault 3",)),), Chosen())),
)
