from judge.cards.definition import card, printed
from judge.engine.actions.stun import Stun
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

SOLARI_SHIELDBEARER = card("Solari Shieldbearer", printed(Triggered(WhenPlayed(), (Stun(Target(a_unit())),))))
