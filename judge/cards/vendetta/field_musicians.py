from judge.cards.definition import card, printed
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

FIELD_MUSICIANS = card("Field Musicians", printed(Triggered(WhenPlayed(), (GiveMight(3, Target(a_unit())),))))
