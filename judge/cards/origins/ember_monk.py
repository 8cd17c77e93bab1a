from judge.cards.definition import card, printed
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

EMBER_MONK = card("Ember Monk", printed(Triggered(WhenYouPlay(facedown=True), (GiveMight(2, This()),))))
