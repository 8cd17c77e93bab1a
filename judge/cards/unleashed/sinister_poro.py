from judge.cards.definition import card, printed
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import Here

SINISTER_PORO = card(
    "Sinister Poro",
    printed(
        Triggered(
            WHEN_THIS_ATTACKS,
            (Move(Target(an_enemy_unit(), requirements=(Here(),)), TO_BASE),),
            may=True,
            cost=Cost(1),
        )
    ),
)
