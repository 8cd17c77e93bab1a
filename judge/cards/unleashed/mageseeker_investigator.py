from judge.cards.definition import card, printed
from judge.engine.costs.applied_costs import MovingSeveralCosts
from judge.engine.state.cost import Cost

MAGESEEKER_INVESTIGATOR = card("Mageseeker Investigator", printed(MovingSeveralCosts(Cost(power=("A",)))))
