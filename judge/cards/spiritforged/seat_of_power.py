from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER_HERE
from judge.engine.state.card import BATTLEFIELD
from judge.engine.targeting.amounts import CountOf
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.references import Every

SEAT_OF_POWER = card(
    "Seat of Power",
    printed(
        Triggered(WHEN_YOU_CONQUER_HERE, (Draw(CountOf(Every(Criteria(BATTLEFIELD, Side.FRIENDLY, another=True)))),))
    ),
)
