from judge.cards.definition import card, printed
from judge.engine.actions.double import DoubleMight
from judge.engine.instructions.give import Give
from judge.engine.state.delayed import Until
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Chosen, Target

LAST_STAND = card(
    "Last Stand",
    printed(
        "Action", DoubleMight(Target(a_friendly_unit())), Give((HasKeywords(("Temporary",)),), Chosen(), Until.FOREVER)
    ),
)
