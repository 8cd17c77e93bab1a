from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

PIT_ROOKIE = card("Pit Rookie", printed(Triggered(WhenPlayed(), (Buff(Target(a_friendly_unit(another=True))),))))
