from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.enters_ready import NextEntersReady
from judge.engine.instructions.if_so import If
from judge.engine.instructions.this_turn import ThisTurn
from judge.engine.keywords.legion import LEGION
from judge.engine.state.cost import Cost

SUN_DISC = card(
    "Sun Disc",
    printed(
        "Legion", Activated(Cost(exhaust_this=True), (If(LEGION, (ThisTurn(NextEntersReady("Unit"), once=True),)),))
    ),
)
