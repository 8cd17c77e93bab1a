from judge.cards.definition import card, printed
from judge.engine.actions.buff import SpendBuff
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER_HERE
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import Buffed

MONASTERY_OF_HIRANA = card(
    "Monastery of Hirana",
    printed(
        Triggered(
            WHEN_YOU_CONQUER_HERE,
            (Draw(1),),
            may=True,
            cost=Cost(actions=(SpendBuff(Pick(a_unit_of_yours(Buffed()))),)),
        )
    ),
)
