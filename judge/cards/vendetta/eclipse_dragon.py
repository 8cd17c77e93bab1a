from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.moves import WHEN_THIS_MOVES
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import ThereAreAtMost
from judge.engine.wording.criteria import Criteria, Side

ECLIPSE_DRAGON = card(
    "Eclipse Dragon",
    printed(
        "Accelerate", Triggered(WHEN_THIS_MOVES, (Draw(1),), only_if=ThereAreAtMost(4, Criteria("Rune", Side.YOURS)))
    ),
)
