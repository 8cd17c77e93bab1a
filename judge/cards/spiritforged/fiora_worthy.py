from judge.cards.definition import card, printed
from judge.engine.abilities.mighty_conditions import WhenBecomesMighty
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.ready import Ready
from judge.engine.costs.cost import Cost
from judge.engine.criteria import a_unit_of_yours
from judge.engine.references import Noted

FIORA_WORTHY = card(
    "Fiora, Worthy",
    printed(
        "Mighty", Triggered(WhenBecomesMighty(a_unit_of_yours()), (Ready(Noted()),), may=True, cost=Cost(power=("Y",)))
    ),
)
