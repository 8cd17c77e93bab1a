from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.conditions.occurrences import Moment
from judge.engine.conditions.turn import AtTime
from judge.engine.instructions.gain_points import GainPoints
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.pick import Pick

OTHERS = Criteria("", Side.FRIENDLY, another=True)

BOTTLED_CONSTELLATION = card(
    "Bottled Constellation",
    printed(
        Triggered(
            AtTime(Moment.START_OF_MAIN_PHASE),
            (GainPoints(1),),
            may=True,
            cost=Cost(actions=(Kill(Pick(OTHERS, "permanents", count=3)),)),
        )
    ),
)
