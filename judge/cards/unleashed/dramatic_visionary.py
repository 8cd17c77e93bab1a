from judge.cards.definition import card, printed
from judge.engine.actions.predict import Predict
from judge.engine.triggers.triggered import WhenThisDies
from judge.engine.triggers.triggered_ability import Triggered

DRAMATIC_VISIONARY = card("Dramatic Visionary", printed("Deathknell", Triggered(WhenThisDies(), (Predict(2),))))
