from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.conditions.combat import ATTACKS, DEFENDS, WhenThisFights
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Every

BURNS = Triggered(WhenThisFights((ATTACKS, DEFENDS)), (Deal(2, Every(an_enemy_unit(), here=True)),))

FORGEFIRE_CAPE = card(
    "Forgefire Cape",
    printed("Unique", "Equip", equip(Cost(power=("A",))), WhileAttached(3, abilities=(BURNS,))),
)
