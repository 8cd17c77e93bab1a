from judge.cards.definition import card, printed
from judge.engine.abilities.conditions import WhenYouPlay
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.buff import Buff
from judge.engine.card import UNIT
from judge.engine.references import This

CITHRIA_OF_CLOUDFIELD = card(
    "Cithria of Cloudfield", printed(Triggered(WhenYouPlay(card_type=UNIT, another=True), (Buff(This()),)))
)
