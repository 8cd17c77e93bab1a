from judge.cards.definition import card, errata, printed
from judge.cards.spiritforged.sand_soldier import SAND_SOLDIER
from judge.engine.actions.ready import Ready
from judge.engine.instructions.delay import DoThis
from judge.engine.instructions.pay_for import IfYouPay
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.cost import Cost
from judge.engine.wording.references import Played

GUARDS = card(
    "Guards!",
    # The token is on the chain until the spell has resolved (354.3): as printed nothing is there to be readied.
    printed("Hidden", PlayToken(SAND_SOLDIER.token), IfYouPay(Cost(power=("C",)), (Ready(Played()),))),
    errata(
        "2026-04-03-unleashed",
        "Hidden",
        PlayToken(SAND_SOLDIER.token),
        DoThis((Ready(Played()),), may=True, cost=Cost(power=("C",))),
    ),
)
