from judge.cards.definition import card, printed
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.keywords.repeat import repeat
from judge.engine.picks.pick_cards import CardCriteria, LookedAt, PickCards
from judge.engine.picks.take_picked import RevealAndDraw
from judge.engine.state.card import UNIT
from judge.engine.state.cost import Cost

DOUBLE_TROUBLE = card(
    "Double Trouble",
    printed(
        "Repeat",
        repeat(Cost(2)),
        LookAtTop(3),
        PickCards(LookedAt(), RevealAndDraw(), CardCriteria(UNIT), may=True),
        RecycleRest(),
    ),
)
