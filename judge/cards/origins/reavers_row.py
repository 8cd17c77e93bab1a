from judge.cards.definition import card, printed
from judge.engine.abilities.combat_conditions import DEFENDS, WhenYouFight
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.criteria import a_friendly_unit
from judge.engine.references import Target

REAVERS_ROW = card(
    "Reaver's Row",
    printed(
        Triggered(WhenYouFight((DEFENDS,), here=True), (Move(Target(a_friendly_unit(), here=True), TO_BASE),), may=True)
    ),
)
