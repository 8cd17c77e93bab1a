from judge.cards.definition import card, printed
from judge.engine.conditions.deeds import WhenYouDraw
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

FRIGID_JEWEL = card("Frigid Jewel", printed(Triggered(WhenYouDraw(2), (GiveMight(2, Target(a_friendly_unit())),))))
