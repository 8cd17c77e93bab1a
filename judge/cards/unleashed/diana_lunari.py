from judge.cards.definition import card, errata, printed
from judge.engine.abilities.move_conditions import WhenShowdownBeginsHere
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.look import DrawRest, LookAtTop
from judge.engine.actions.pay_for import IfYouPay
from judge.engine.actions.predict import Predict
from judge.engine.card import SPELL
from judge.engine.costs.cost import Cost

PREDICT_AND_REVEAL = (Predict(), LookAtTop(1, reveal=True), DrawRest(SPELL))

DIANA_LUNARI = card(
    "Diana, Lunari",
    printed("Predict", Triggered(WhenShowdownBeginsHere(), (IfYouPay(Cost(energy=1), PREDICT_AND_REVEAL),), may=True)),
    errata(
        "2026-07-23-vendetta",
        "Predict",
        Triggered(WhenShowdownBeginsHere(), PREDICT_AND_REVEAL, may=True, cost=Cost(energy=1)),
    ),
)
