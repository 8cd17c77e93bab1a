from judge.cards.definition import card, printed
from judge.engine.actions.look import LookAtTop
from judge.engine.actions.predict import RecycleAnyOfThem
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER_HERE
from judge.engine.triggers.triggered_ability import Triggered

THE_CANDLELIT_SANCTUM = card(
    "The Candlelit Sanctum", printed(Triggered(WHEN_YOU_CONQUER_HERE, (LookAtTop(2), RecycleAnyOfThem())))
)
