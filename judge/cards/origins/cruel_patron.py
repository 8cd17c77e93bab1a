from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.passive import AdditionalCost
from judge.engine.wording.pick import Pick

CRUEL_PATRON = card("Cruel Patron", printed(AdditionalCost(Cost(actions=(Kill(Pick(a_friendly_unit())),)))))
