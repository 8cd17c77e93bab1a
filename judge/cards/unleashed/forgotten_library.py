from judge.cards.definition import card, printed
from judge.engine.actions.predict import Predict
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.state.card import SPELL
from judge.engine.triggers.triggered_ability import Triggered

FORGOTTEN_LIBRARY = card("Forgotten Library", printed(Triggered(WhenYouPlay(card_type=SPELL, spent=4), (Predict(),))))
