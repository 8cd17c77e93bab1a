from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.conditions import WhenDies
from judge.engine.picks.pick_cards import OwnHand, PickCards
from judge.engine.picks.take_picked import OnTopOrBottom
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit

ALTAR_OF_MEMORIES = card(
    "Altar of Memories",
    printed(
        Triggered(
            WhenDies(a_friendly_unit()),
            (Draw(1), PickCards(OwnHand(), OnTopOrBottom())),
            may=True,
            cost=Cost(exhaust_this=True),
        )
    ),
)
