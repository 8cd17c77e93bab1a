from judge.cards.definition import card, printed
from judge.engine.actions.predict import Predict
from judge.engine.keyword_abilities.deathknell import deathknell

DRAMATIC_VISIONARY = card("Dramatic Visionary", printed("Deathknell", deathknell(Predict(2))))
