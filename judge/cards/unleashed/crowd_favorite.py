from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.buff import Buff
from judge.engine.instructions.xp import SpendXP
from judge.engine.state.cost import Cost
from judge.engine.wording.references import This

CROWD_FAVORITE = card("Crowd Favorite", printed("Hunt", Activated(Cost(actions=(SpendXP(2),)), (Buff(This()),))))
