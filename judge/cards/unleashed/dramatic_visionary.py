from judge.cards.definition import card, printed
from judge.engine.abilities.triggered import Triggered, WhenThisDies
from judge.engine.actions.predict import Predict

DRAMATIC_VISIONARY = card("Dramatic Visionary", printed("Deathknell", Triggered(WhenThisDies(), (Predict(2),))))
