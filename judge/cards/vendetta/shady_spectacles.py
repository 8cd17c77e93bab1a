from judge.cards.definition import card, printed
from judge.engine.instructions.as_attached import MakesItACopy
from judge.engine.keyword_abilities.equip import equip
from judge.engine.state.cost import Cost

SHADY_SPECTACLES = card("Shady Spectacles", printed("Equip", equip(Cost(energy=1, power=("Y",))), MakesItACopy()))
