from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

HEART_OF_DARK_ICE = card(
    "Heart of Dark Ice", printed(Activated(Cost(exhaust_this=True), (GiveMight(3, Target(a_unit())),)))
)
