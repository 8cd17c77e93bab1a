from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.mighty import WhenBecomesMighty
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.references import TriggeringObject

FIORA_WORTHY = card(
    "Fiora, Worthy",
    printed(
        Triggered(
            WhenBecomesMighty(a_unit_of_yours()), (Ready(TriggeringObject()),), may=True, cost=Cost(power=("Y",))
        ),
    ),
)
