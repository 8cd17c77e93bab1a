from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_THERE, Move
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.state.cost import Cost
from judge.engine.targeting.destinations import CanMoveThere
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, a_unit_of_yours
from judge.engine.wording.references import Target

FAE_PORTER = card(
    "Fae Porter",
    printed(
        Triggered(
            WhenThisMoves(Where.BATTLEFIELD),
            (Move(Target(a_unit_of_yours(), requirements=(CanMoveThere(),)), TO_THERE),),
            may=True,
            cost=Cost(power=("P",)),
        )
    ),
)
