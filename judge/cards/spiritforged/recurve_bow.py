from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.conditions.combat import ATTACKS, DEFENDS, WhenThisFights
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import Here

RECURVE_BOW = card(
    "Recurve Bow",
    printed(
        "Equip",
        equip(Cost(power=("R",))),
        WhileAttached(
            abilities=(
                Triggered(
                    WhenThisFights((ATTACKS, DEFENDS)), (Deal(2, Target(an_enemy_unit(), requirements=(Here(),))),)
                ),
            )
        ),
    ),
)
