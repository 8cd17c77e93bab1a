from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.conditions.damage import WhenDamaged
from judge.engine.instructions.this_turn import ThisTurn
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import TriggeringObject

KILLED_BY_DAMAGE = Triggered(WhenDamaged(a_unit()), (Kill(TriggeringObject()),))

IMPERIAL_DECREE = card("Imperial Decree", printed("Action", ThisTurn(KILLED_BY_DAMAGE)))
