from judge.cards.definition import card, printed
from judge.engine.abilities.as_attached import MakesItACopy
from judge.engine.costs.cost import Cost
from judge.engine.keywords.equip import equip

SHADY_SPECTACLES = card("Shady Spectacles", printed("Equip", equip(Cost(energy=1, power=("Y",))), MakesItACopy()))
