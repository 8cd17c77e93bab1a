from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.locations import Where
from judge.engine.wording.references import Target

MADDENED_MARAUDER = card(
    "Maddened Marauder",
    printed("Tank", Triggered(WhenPlayed(), (Move(Target(a_unit(where=Where.BATTLEFIELD)), TO_BASE),))),
)
