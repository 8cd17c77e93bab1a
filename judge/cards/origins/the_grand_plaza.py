from judge.cards.definition import card, printed
from judge.engine.abilities.scoring_conditions import WHEN_YOU_HOLD_HERE
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.win import WinTheGame
from judge.engine.circumstances import ThereAre
from judge.engine.criteria import a_unit_of_yours

SEVEN_OF_YOUR_UNITS_HERE = ThereAre(a_unit_of_yours(), 7, here=True)

THE_GRAND_PLAZA = card(
    "The Grand Plaza", printed(Triggered(WHEN_YOU_HOLD_HERE, (WinTheGame(),), only_if=SEVEN_OF_YOUR_UNITS_HERE))
)
