from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.costs import WhenYouPlayCosting
from judge.engine.state.card import SPELL
from judge.engine.triggers.triggered_ability import Triggered

LADY_OF_LUMINOSITY_STARTER = card(
    "Lady of Luminosity, Starter", printed(Triggered(WhenYouPlayCosting(5, (SPELL,)), (Draw(1),)))
)
