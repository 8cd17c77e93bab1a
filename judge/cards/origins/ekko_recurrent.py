from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.actions.recycle import RecycleThisFromTrash
from judge.engine.conditions.conditions import WhenThisDies
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.references import Every

EKKO_RECURRENT = card(
    "Ekko, Recurrent",
    printed(
        "Accelerate",
        "Deathknell",
        Triggered(
            WhenThisDies(deathknell=True),
            (Ready(Every(Criteria("Rune", Side.YOURS))),),
            cost=Cost(actions=(RecycleThisFromTrash(),)),
        ),
    ),
)
