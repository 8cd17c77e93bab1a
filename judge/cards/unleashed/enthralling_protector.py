from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.buff import Buff
from judge.engine.instructions.xp import SpendXP
from judge.engine.state.cost import Cost
from judge.engine.wording.references import This

ENTHRALLING_PROTECTOR = card(
    "Enthralling Protector", printed("Hunt", Activated(Cost(actions=(SpendXP(2),)), (Buff(This()),)))
)
