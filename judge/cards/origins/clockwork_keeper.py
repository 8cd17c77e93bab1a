from judge.cards.definition import card, errata, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.draw import Draw
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

DRAW_COST = "the additional cost"

CLOCKWORK_KEEPER = card(
    "Clockwork Keeper",
    printed(OptionalCost(DRAW_COST, Cost(power=("C",)), then=(Draw(1),))),
    errata(
        "2025-10-28-origins",
        OptionalCost(DRAW_COST, Cost(power=("C",))),
        Triggered(WhenPlayed(paid=DRAW_COST), (Draw(1),)),
    ),
)
