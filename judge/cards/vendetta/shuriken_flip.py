from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.actions.move import Move
from judge.engine.keywords.flow import Flow
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Where, a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Destination, Target

SHURIKEN_FLIP = card(
    "Shuriken Flip",
    printed(
        "Flow",
        Flow(Cost(3, ("A",))),
        Deal(2, Target(an_enemy_unit(where=Where.BATTLEFIELD), at_least=0)),
        Move(Target(a_friendly_unit(), "friendly unit"), Destination(of="friendly unit")),
    ),
)
