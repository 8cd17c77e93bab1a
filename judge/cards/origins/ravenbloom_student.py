from judge.cards.definition import card, printed
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

RAVENBLOOM_STUDENT = card(
    "Ravenbloom Student", printed(Triggered(WhenYouPlay(card_type="Spell"), (GiveMight(1, This()),)))
)
