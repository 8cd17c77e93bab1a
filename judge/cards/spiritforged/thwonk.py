from judge.cards.definition import card, printed
from judge.engine.actions.stun import Stun
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost
from judge.engine.state.designation import Designation
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.qualities import Fights
from judge.engine.wording.references import Target

THWONK = card(
    "Thwonk!", printed("Action", "Repeat", repeat(Cost(2)), Stun(Target(a_unit(Fights(Designation.ATTACKER)))))
)
