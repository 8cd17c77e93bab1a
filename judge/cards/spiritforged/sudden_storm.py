from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.if_so import IfItIs
from judge.engine.state.designation import Designation
from judge.engine.wording.criteria import Criteria, Where, a_unit
from judge.engine.wording.qualities import Fights
from judge.engine.wording.references import Chosen, Target

SUDDEN_STORM = card(
    "Sudden Storm",
    printed(
        "Action",
        "Hidden",
        Choose(Target(a_unit(where=Where.BATTLEFIELD))),
        IfItIs(
            Chosen(), Criteria(qualities=(Fights(Designation.ATTACKER),)), (Deal(4, Chosen()),), (Deal(2, Chosen()),)
        ),
    ),
)
