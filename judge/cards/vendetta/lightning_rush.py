from judge.cards.definition import card, printed
from judge.engine.actions.look import LookAtTop, TrashRest
from judge.engine.keywords.flow import Flow
from judge.engine.picks.pick_cards import LookedAt, PickCards
from judge.engine.picks.take_picked import RevealAndDraw
from judge.engine.state.cost import Cost

LIGHTNING_RUSH = card(
    "Lightning Rush",
    printed(
        "Flow",
        Flow(Cost(2, ("A",))),
        LookAtTop(3),
        PickCards(LookedAt(), RevealAndDraw(hidden=True), may=True),
        TrashRest(),
    ),
)
