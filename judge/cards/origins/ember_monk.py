from judge.cards.definition import card, printed
from judge.engine.abilities.conditions import WhenYouPlay
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.give_might import GiveMight
from judge.engine.references import This

EMBER_MONK = card("Ember Monk", printed(Triggered(WhenYouPlay(facedown=True), (GiveMight(2, This()),))))
