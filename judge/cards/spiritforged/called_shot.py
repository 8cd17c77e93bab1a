from judge.cards.definition import card, printed
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.keywords.repeat import repeat
from judge.engine.picks.pick_cards import LookedAt, PickCards
from judge.engine.picks.take_picked import DrawIt
from judge.engine.state.cost import Cost

CALLED_SHOT = card(
    "Called Shot",
    printed(
        "Action", "Repeat", repeat(Cost(power=("P",))), LookAtTop(2), PickCards(LookedAt(), DrawIt()), RecycleRest()
    ),
)
