from judge.cards.definition import card, printed
from judge.engine.actions.discard import Discard
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

CHEMTECH_ENFORCER = card("Chemtech Enforcer", printed("Assault 2", Triggered(WhenPlayed(), (Discard(1),))))
