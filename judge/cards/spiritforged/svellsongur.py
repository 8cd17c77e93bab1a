from judge.cards.definition import card, printed
from judge.engine.abilities.as_attached import CopiesItsText
from judge.engine.costs.cost import Cost
from judge.engine.keywords.equip import equip

SVELLSONGUR = card("Svellsongur", printed("Equip", equip(Cost(energy=1, power=("G",))), CopiesItsText()))
