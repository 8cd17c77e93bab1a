from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.state.card import SPELL
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

REVNA_THE_LOREKEEPER = card(
    "Revna the Lorekeeper", printed("Ganking", Triggered(WhenYouPlay(card_type=SPELL, spent=4), (Ready(This()),)))
)
