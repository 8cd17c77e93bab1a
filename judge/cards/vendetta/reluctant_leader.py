from judge.cards.definition import card, printed
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.card import UNIT
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

RELUCTANT_LEADER = card(
    "Reluctant Leader", printed(Triggered(WhenYouPlay(card_type=UNIT, another=True), (GiveMight(2, This()),)))
)
