from judge.cards.definition import card, printed
from judge.engine.abilities.conditions import WhenYouPlay
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.ready import Ready
from judge.engine.card import GEAR
from judge.engine.references import This

PIT_CREW = card("Pit Crew", printed(Triggered(WhenYouPlay(card_type=GEAR), (Ready(This()),))))
