from judge.cards.definition import card, printed
from judge.engine.state.designation import Designation
from judge.engine.state.traits import MightBy
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Alone, Fights
from judge.engine.wording.references import Every

WUJU_BLADESMAN_STARTER = card(
    "Wuju Bladesman, Starter",
    printed(Static(Every(a_friendly_unit(Fights(Designation.DEFENDER), Alone())), (MightBy(2),))),
)
