from judge.cards.definition import card, printed
from judge.engine.instructions.as_attached import CopiesItsText
from judge.engine.keyword_abilities.equip import equip
from judge.engine.state.cost import Cost

SVELLSONGUR = card("Svellsongur", printed("Equip", equip(Cost(energy=1, power=("G",))), CopiesItsText()))
