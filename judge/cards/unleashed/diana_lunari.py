from judge.cards.definition import card, errata, printed
from judge.engine.actions.look import DrawRest, LookAtTop
from judge.engine.actions.predict import Predict
from judge.engine.conditions.moves import WhenShowdownBeginsHere
from judge.engine.instructions.pay_for import IfYouPay
from judge.engine.state.card import SPELL
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered

PREDICT_AND_REVEAL = (Predict(), LookAtTop(1, reveal=True), DrawRest(SPELL))

DIANA_LUNARI = card(
    "Diana, Lunari",
    printed(Triggered(WhenShowdownBeginsHere(), (IfYouPay(Cost(energy=1), PREDICT_AND_REVEAL),), may=True)),
    errata(
        "2026-07-23-vendetta",
        Triggered(WhenShowdownBeginsHere(), PREDICT_AND_REVEAL, may=True, cost=Cost(energy=1)),
    ),
)
