from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.actions.draw import Draw
from judge.engine.conditions.players import WhenAPlayerPlays
from judge.engine.instructions.this_turn import ThisTurn
from judge.engine.state.card import UNIT
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Side
from judge.engine.wording.references import TriggeringObject

RALLY_THE_TROOPS = card(
    "Rally the Troops",
    printed(
        "Action", ThisTurn(Triggered(WhenAPlayerPlays(UNIT, side=Side.FRIENDLY), (Buff(TriggeringObject()),))), Draw(1)
    ),
)
