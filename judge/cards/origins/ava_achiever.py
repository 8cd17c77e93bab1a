from judge.cards.definition import card, errata, printed
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.picks.play_from_hand import PlayFromHand
from judge.engine.state.cost import Cost
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import CardsIn

HIDDEN_FROM_HAND = CardsIn(Zone.HAND, keyword="Hidden")

ONE_POWER = Cost(power=("C",))

AVA_ACHIEVER = card(
    "Ava Achiever",
    printed(Triggered(WHEN_THIS_ATTACKS, (PlayFromHand(HIDDEN_FROM_HAND, all_here=True),), may=True, cost=ONE_POWER)),
    errata(
        "2025-10-28-origins",
        Triggered(WHEN_THIS_ATTACKS, (PlayFromHand(HIDDEN_FROM_HAND, here=True),), may=True, cost=ONE_POWER),
    ),
)
