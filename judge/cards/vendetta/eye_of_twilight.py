from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.instructions.give import Give
from judge.engine.state.cost import Cost
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

EYE_OF_TWILIGHT = card(
    "Eye of Twilight",
    printed(
        Activated(Cost(exhaust_this=True), (Give((HasKeywords(("Tank",)),), Target(a_friendly_unit())),), action=True),
    ),
)
