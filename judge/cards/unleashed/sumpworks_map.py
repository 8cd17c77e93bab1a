from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import CONQUER, HOLD, WhenYouScore
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Side

SUMPWORKS_MAP = card(
    "Sumpworks Map",
    printed("Reaction", "Temporary", Triggered(WhenYouScore((CONQUER, HOLD), side=Side.ENEMY), (Draw(1),))),
)
