from judge.cards.definition import card, printed
from judge.engine.conditions.combat import ATTACKS, DEFENDS, WhenFights
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.qualities import Alone
from judge.engine.wording.references import TriggeringObject

MASK_OF_FORESIGHT = card(
    "Mask of Foresight",
    printed(Triggered(WhenFights((ATTACKS, DEFENDS), a_friendly_unit(Alone())), (GiveMight(1, TriggeringObject()),))),
)
