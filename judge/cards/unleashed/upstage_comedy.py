from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

UPSTAGE_COMEDY = card("Upstage Comedy", printed("Repeat", repeat(Cost(2)), Ready(Target(a_unit()))))
