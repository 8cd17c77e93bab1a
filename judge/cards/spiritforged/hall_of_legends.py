from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER_HERE
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.references import Every

HALL_OF_LEGENDS = card(
    "Hall of Legends",
    printed(Triggered(WHEN_YOU_CONQUER_HERE, (Ready(Every(Criteria("Legend", Side.YOURS))),), may=True, cost=Cost(1))),
)
