from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target

FIRST_MATE = card("First Mate", printed(Triggered(WhenPlayed(), (Ready(Target(Criteria(another=True))),))))
