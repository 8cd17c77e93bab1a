from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.ready import Ready
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

ADDITIONAL = "the additional cost"

PYKE_DOCKSIDE_BUTCHER = card(
    "Pyke, Dockside Butcher",
    printed(
        "Hidden",
        "Ganking",
        OptionalCost(ADDITIONAL, Cost(power=("R",))),
        Triggered(WhenPlayed(paid=ADDITIONAL), (Ready(This()), GiveMight(2, This()))),
    ),
)
