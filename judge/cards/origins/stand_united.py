from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.instructions.this_turn import ThisTurn
from judge.engine.wording.counted_changes import MightPerBuff
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every, Target

STAND_UNITED = card(
    "Stand United",
    printed(
        "Action",
        "Hidden",
        Buff(Target(a_friendly_unit())),
        ThisTurn(Static(Every(a_friendly_unit()), (MightPerBuff(1),))),
    ),
)
