from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.buff import AnyNumberOfBuffs, Buff
from judge.engine.state.cost import Cost
from judge.engine.wording.references import This

LEE_SIN_ASCETIC = card(
    "Lee Sin, Ascetic", printed("Shield", Activated(Cost(exhaust_this=True), (Buff(This()),)), AnyNumberOfBuffs())
)
