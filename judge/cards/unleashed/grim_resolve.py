from judge.cards.definition import card, printed
from judge.engine.conditions.combat import WhenItWinsCombat
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.this_turn import WhenThisTurn
from judge.engine.instructions.xp import GainXP
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Chosen, Target

GRIM_RESOLVE = card(
    "Grim Resolve",
    printed(
        "Action",
        GiveMight(3, Target(a_friendly_unit())),
        WhenThisTurn(Triggered(WhenItWinsCombat(), (GainXP(2),)), Chosen()),
    ),
)
