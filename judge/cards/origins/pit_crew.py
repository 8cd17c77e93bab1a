from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.state.card import GEAR
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

PIT_CREW = card("Pit Crew", printed(Triggered(WhenYouPlay(card_type=GEAR), (Ready(This()),))))
