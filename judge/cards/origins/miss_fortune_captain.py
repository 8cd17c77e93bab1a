from judge.cards.definition import card, printed
from judge.cards.something_else import SOMETHING_ELSE_EXHAUSTED
from judge.engine.actions.ready import Ready
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import Target

MISS_FORTUNE_CAPTAIN = card(
    "Miss Fortune, Captain",
    printed(
        "Accelerate",
        "Ganking",
        Triggered(WhenThisMoves(nth=1), (Ready(Target(SOMETHING_ELSE_EXHAUSTED, "object")),), may=True),
    ),
)
