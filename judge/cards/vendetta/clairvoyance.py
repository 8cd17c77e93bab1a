from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.predict import Predict

CLAIRVOYANCE = card("Clairvoyance", printed("Reaction", Predict(5), Draw(2)))
