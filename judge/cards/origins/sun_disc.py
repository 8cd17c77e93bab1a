from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.enters_ready import NextEntersReady
from judge.engine.actions.if_so import If
from judge.engine.actions.this_turn import ThisTurn
from judge.engine.costs.cost import Cost
from judge.engine.keywords.legion import LEGION

SUN_DISC = card(
    "Sun Disc",
    printed(
        "Legion", Activated(Cost(exhaust_this=True), (If(LEGION, (ThisTurn(NextEntersReady("Unit"), once=True),)),))
    ),
)
