from judge.cards.definition import card, printed
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, a_friendly_unit
from judge.engine.wording.references import Target

RIBBON_DANCER = card(
    "Ribbon Dancer",
    printed(Triggered(WhenThisMoves(Where.BATTLEFIELD), (GiveMight(1, Target(a_friendly_unit(another=True))),))),
)
