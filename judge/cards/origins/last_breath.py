from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.instructions.deal_might import DealMight
from judge.engine.wording.criteria import Where, a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Chosen, Target

LAST_BREATH = card(
    "Last Breath",
    printed(
        "Action",
        Ready(Target(a_friendly_unit())),
        DealMight(Chosen(), Target(an_enemy_unit(where=Where.BATTLEFIELD), "enemy unit")),
    ),
)
