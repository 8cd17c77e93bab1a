from judge.cards.definition import card, printed
from judge.engine.conditions.scoring import WHEN_YOU_HOLD_HERE
from judge.engine.instructions.win import WinTheGame
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import a_unit_of_yours

SEVEN_OF_YOUR_UNITS_HERE = ThereAre(a_unit_of_yours(), 7, here=True)

THE_GRAND_PLAZA = card(
    "The Grand Plaza", printed(Triggered(WHEN_YOU_HOLD_HERE, (WinTheGame(),), only_if=SEVEN_OF_YOUR_UNITS_HERE))
)
