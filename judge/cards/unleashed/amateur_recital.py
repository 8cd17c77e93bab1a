from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.conditions.scoring import WHEN_YOU_HOLD_HERE
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target

AMATEUR_RECITAL = card(
    "Amateur Recital",
    printed(Triggered(WHEN_YOU_HOLD_HERE, (Move(Target(a_unit(where=Where.BATTLEFIELD)), TO_BASE),), may=True)),
)
