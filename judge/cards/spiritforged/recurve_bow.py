from judge.cards.definition import card, printed
from judge.engine.abilities.combat_conditions import ATTACKS, DEFENDS, WhenThisFights
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.deal import Deal
from judge.engine.costs.cost import Cost
from judge.engine.criteria import an_enemy_unit
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip
from judge.engine.references import Target

RECURVE_BOW = card(
    "Recurve Bow",
    printed(
        "Equip",
        equip(Cost(power=("R",))),
        WhileAttached(
            abilities=(Triggered(WhenThisFights((ATTACKS, DEFENDS)), (Deal(2, Target(an_enemy_unit(), here=True)),)),)
        ),
    ),
)
