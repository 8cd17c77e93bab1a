from judge.cards.definition import card, errata, printed
from judge.cards.top_of_the_deck import reveal_two
from judge.engine.actions.exhaust import Exhaust
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

VOID_BURROWER = card(
    "Void Burrower",
    printed(
        Triggered(WHEN_YOU_CONQUER, reveal_two(banish_first=False), may=True, cost=Cost(actions=(Exhaust(This()),)))
    ),
    errata(
        "2026-01-14-spiritforged",
        Triggered(WHEN_YOU_CONQUER, reveal_two(banish_first=True), may=True, cost=Cost(actions=(Exhaust(This()),))),
    ),
)
