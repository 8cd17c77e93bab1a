from judge.cards.definition import card, printed
from judge.engine.actions.discard import Discard
from judge.engine.instructions.give import Give
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

SQUARE_UP = card(
    "Square Up",
    printed("Repeat", repeat(Cost(actions=(Discard(1),))), Give((HasKeywords(("Assault 4",)),), Target(a_unit()))),
)
