from judge.cards.definition import card, printed
from judge.engine.conditions.conditions import WhenDies
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import This

SPECTRAL_CENTAUR = card(
    "Spectral Centaur", printed(Triggered(WhenDies(a_friendly_unit(another=True)), (GiveMight(2, This()),)))
)
