from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.state.card import UNIT
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

CITHRIA_OF_CLOUDFIELD = card(
    "Cithria of Cloudfield", printed(Triggered(WhenYouPlay(card_type=UNIT, another=True), (Buff(This()),)))
)
