from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.if_so import If
from judge.engine.state.designation import Designation
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.criteria_with_condition import Is
from judge.engine.wording.qualities import Fights
from judge.engine.wording.references import Chosen, Target

SUDDEN_STORM = card(
    "Sudden Storm",
    printed(
        "Action",
        "Hidden",
        Choose(Target(a_unit(where=Where.BATTLEFIELD))),
        If(Is(Fights(Designation.ATTACKER)), (Deal(4, Chosen()),), (Deal(2, Chosen()),), of=Chosen()),
    ),
)
