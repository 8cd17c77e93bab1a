from judge.cards.definition import card, printed
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.state.traits import MightBy
from judge.engine.wording.criteria import Where, a_unit_of_yours
from judge.engine.wording.exact_numbers import ThereAreExactly
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

HAND_HAMMER = card(
    "Hand Hammer",
    printed(
        "Equip",
        equip(Cost(power=("G",))),
        WhileAttached(
            1,
            abilities=(
                Static(
                    This(),
                    (MightBy(2),),
                    during=ThereAreExactly(1, a_unit_of_yours(another=True, where=Where.BATTLEFIELD), here=True),
                ),
            ),
        ),
    ),
)
