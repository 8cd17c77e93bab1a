from judge.cards.definition import card, printed
from judge.engine.conditions.deeds import WhenYouUse
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.card import GEAR
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

PRIZE_OF_PROGRESS = card("Prize of Progress", printed(Triggered(WhenYouUse(GEAR), (GiveMight(1, This()),))))
