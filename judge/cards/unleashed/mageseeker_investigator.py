from judge.cards.definition import card, printed
from judge.engine.abilities.applied_costs import MovingSeveralCosts
from judge.engine.costs.cost import Cost

MAGESEEKER_INVESTIGATOR = card("Mageseeker Investigator", printed(MovingSeveralCosts(Cost(power=("A",)))))
