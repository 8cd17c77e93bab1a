from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_HERE, Move
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.targeting.destinations import CanMoveThere
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import AtABattlefield
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target, This

BLITZCRANK_IMPASSIVE = card(
    "Blitzcrank, Impassive",
    printed(
        "Tank",
        Triggered(
            WhenPlayed(during=AtABattlefield()),
            (Move(Target(an_enemy_unit(), requirements=(CanMoveThere(here=True),)), TO_HERE),),
            may=True,
        ),
        Triggered(WhenThisScores((HOLD,)), (ReturnToHand(This()),)),
    ),
)
