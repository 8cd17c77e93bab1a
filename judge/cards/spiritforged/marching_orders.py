from judge.cards.definition import card, printed
from judge.engine.instructions.deal_might import DealMight
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Where, a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Target

MARCHING_ORDERS = card(
    "Marching Orders",
    printed(
        "Action",
        "Repeat",
        repeat(Cost(3)),
        DealMight(
            Target(a_friendly_unit()), Target(an_enemy_unit(where=Where.BATTLEFIELD), "enemy unit"), to_each_other=True
        ),
    ),
)
