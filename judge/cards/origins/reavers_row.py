from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.conditions.combat import DEFENDS, WhenYouFight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import Here

REAVERS_ROW = card(
    "Reaver's Row",
    printed(
        Triggered(
            WhenYouFight((DEFENDS,), here=True),
            (Move(Target(a_friendly_unit(), requirements=(Here(),)), TO_BASE),),
            may=True,
        )
    ),
)
