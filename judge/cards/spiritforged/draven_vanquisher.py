from judge.cards.definition import card, errata, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.conditions.combat import (
    ATTACKS,
    DEFENDS,
    WhenThisFights,
    WhenThisWinsCombat,
)
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.pay_for import IfYouPay
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

DRAVEN_PLUS_TWO = (GiveMight(2, This()),)

DRAVEN_WINS = Triggered(WhenThisWinsCombat(), (PlayToken(GOLD.token, exhausted=True),))

DRAVEN_VANQUISHER = card(
    "Draven, Vanquisher",
    printed(
        DRAVEN_WINS,
        Triggered(WhenThisFights((ATTACKS, DEFENDS)), (IfYouPay(Cost(power=("C",)), DRAVEN_PLUS_TWO),), may=True),
    ),
    errata(
        "2026-07-23-vendetta",
        DRAVEN_WINS,
        Triggered(WhenThisFights((ATTACKS, DEFENDS)), DRAVEN_PLUS_TWO, may=True, cost=Cost(power=("C",))),
    ),
)
