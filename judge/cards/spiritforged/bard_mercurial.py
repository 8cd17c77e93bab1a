from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.move import Move
from judge.engine.state.card import LEGEND
from judge.engine.state.cost import Cost
from judge.engine.state.sides import Side
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria, a_unit_of_yours
from judge.engine.wording.pick import Pick
from judge.engine.wording.places import OpenBattlefield
from judge.engine.wording.qualities import IsReady
from judge.engine.wording.references import ANY_NUMBER, Destination, Target

ADDITIONAL = "the additional cost"

BARD_MERCURIAL = card(
    "Bard, Mercurial",
    printed(
        OptionalCost(
            ADDITIONAL, Cost(actions=(Exhaust(Pick(Criteria(LEGEND, Side.YOURS, qualities=(IsReady(),)), "legend")),))
        ),
        Triggered(
            WhenPlayed(paid=ADDITIONAL),
            (
                Move(
                    Target(a_unit_of_yours(), "units", at_least=0, at_most=ANY_NUMBER),
                    Destination("units", kind=OpenBattlefield()),
                ),
            ),
        ),
    ),
)
