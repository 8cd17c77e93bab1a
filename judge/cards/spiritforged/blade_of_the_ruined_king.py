from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.costs.cost import Cost
from judge.engine.criteria import a_friendly_unit
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip
from judge.engine.references import Pick

BLADE_OF_THE_RUINED_KING = card(
    "Blade of the Ruined King",
    printed("Equip", equip(Cost(power=("Y",), actions=(Kill(Pick(a_friendly_unit())),))), WhileAttached(4)),
)
