from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.exhaust import Exhaust
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.state.card import UNIT
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This
from judge.engine.wording.turn_circumstances import DuringShowdown

FRESH_BEANS = card(
    "Fresh Beans",
    printed(
        Triggered(
            WhenYouPlay(card_type=UNIT, during=DuringShowdown()),
            (Draw(1),),
            may=True,
            cost=Cost(actions=(Exhaust(This()),)),
        )
    ),
)
