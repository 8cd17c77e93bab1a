from judge.cards.definition import card, printed
from judge.engine.abilities.passive import AdditionalCost
from judge.engine.actions.kill import Kill
from judge.engine.costs.cost import Cost
from judge.engine.criteria import a_friendly_unit
from judge.engine.references import Pick

CRUEL_PATRON = card("Cruel Patron", printed(AdditionalCost(Cost(actions=(Kill(Pick(a_friendly_unit())),)))))
