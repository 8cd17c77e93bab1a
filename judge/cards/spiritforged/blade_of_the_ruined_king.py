from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.pick import Pick

BLADE_OF_THE_RUINED_KING = card(
    "Blade of the Ruined King",
    printed("Equip", equip(Cost(power=("Y",), actions=(Kill(Pick(a_friendly_unit())),))), WhileAttached(4)),
)
