from judge.cards.definition import card, printed
from judge.engine.abilities.move_conditions import WHEN_THIS_MOVES
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.burn import Burn
from judge.engine.actions.give_might import GiveMight
from judge.engine.costs.cost import Cost
from judge.engine.references import This

SHADOW_ORDER_DISCIPLE = card(
    "Shadow Order Disciple",
    printed(Triggered(WHEN_THIS_MOVES, (GiveMight(1, This()),), may=True, cost=Cost(actions=(Burn(1),)))),
)
