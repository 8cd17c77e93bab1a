from judge.cards.definition import card, printed
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.card import SPELL
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

DIANA_NO_LONGER_HUMAN = card(
    "Diana, No Longer Human",
    printed("Ambush", Triggered(WhenYouPlay(card_type=SPELL), (GiveMight(2, This()),))),
)
