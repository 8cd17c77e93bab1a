from judge.cards.definition import card, printed
from judge.engine.actions.burn import Burn
from judge.engine.conditions.moves import WHEN_THIS_MOVES
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

SHADOW_ORDER_DISCIPLE = card(
    "Shadow Order Disciple",
    printed(Triggered(WHEN_THIS_MOVES, (GiveMight(1, This()),), may=True, cost=Cost(actions=(Burn(1),)))),
)
