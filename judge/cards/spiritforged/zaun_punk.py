from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.kill import Kill
from judge.engine.state.card import GEAR
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Target

ADDITIONAL = "the additional cost"

ZAUN_PUNK = card(
    "Zaun Punk",
    printed(
        OptionalCost(ADDITIONAL, Cost(actions=(Kill(Pick(Criteria(GEAR, Side.FRIENDLY), "gear")),))),
        Triggered(WhenPlayed(paid=ADDITIONAL), (Kill(Target(Criteria(GEAR), "gear")),)),
    ),
)
