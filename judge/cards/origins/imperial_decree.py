from judge.cards.definition import card, printed
from judge.engine.abilities.damage_conditions import WhenDamaged
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.kill import Kill
from judge.engine.actions.this_turn import ThisTurn
from judge.engine.criteria import a_unit
from judge.engine.references import Noted

KILLED_BY_DAMAGE = Triggered(WhenDamaged(a_unit()), (Kill(Noted()),))

IMPERIAL_DECREE = card("Imperial Decree", printed("Action", ThisTurn(KILLED_BY_DAMAGE)))
