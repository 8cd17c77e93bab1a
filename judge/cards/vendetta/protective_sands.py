from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER_HERE
from judge.engine.state.card import RUNE
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import ThereAreAtMost
from judge.engine.wording.criteria import Criteria

PROTECTIVE_SANDS = card(
    "Protective Sands",
    printed(
        Triggered(
            WHEN_YOU_CONQUER_HERE,
            (Draw(1),),
            may=True,
            cost=Cost(1),
            only_if=ThereAreAtMost(4, Criteria(RUNE, Side.YOURS)),
        )
    ),
)
