from judge.cards.definition import card, printed
from judge.engine.conditions.costs import WhenYouPlayCosting
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.card import SPELL
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

LUX_ILLUMINATED = card("Lux, Illuminated", printed(Triggered(WhenYouPlayCosting(5, (SPELL,)), (GiveMight(3, This()),))))
