from judge.cards.definition import card, printed
from judge.engine.conditions.moves import WhenMoves
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import TriggeringObject

BACK_ALLEY_BAR = card(
    "Back-Alley Bar", printed(Triggered(WhenMoves(a_unit(), from_here=True), (GiveMight(1, TriggeringObject()),)))
)
