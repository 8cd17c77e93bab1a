from judge.cards.definition import card, printed
from judge.engine.conditions.deeds import WhenYouDo
from judge.engine.conditions.occurrences import Deed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import TriggeringObject

PIRATES_HAVEN = card(
    "Pirate's Haven", printed(Triggered(WhenYouDo(Deed.READY, a_friendly_unit()), (GiveMight(1, TriggeringObject()),)))
)
