from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.deeds import WhenYouDo
from judge.engine.conditions.occurrences import Deed
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import TriggeringObject

MISTFALL = card(
    "Mistfall",
    printed(
        Triggered(
            WhenYouDo(Deed.BUFF, a_friendly_unit()),
            (Ready(TriggeringObject()),),
            may=True,
            cost=Cost(power=("O",), exhaust_this=True),
        )
    ),
)
