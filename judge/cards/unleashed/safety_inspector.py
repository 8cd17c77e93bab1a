from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.instructions.xp import SpendXP
from judge.engine.picks.each_player import EachPlayerKills, Players
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours

ADDITIONAL = "the additional cost"

THEIR_UNIT = a_unit_of_yours()

SAFETY_INSPECTOR = card(
    "Safety Inspector",
    # One ability; where its controller paid, they are not among those who kill.
    printed(
        OptionalCost(ADDITIONAL, Cost(actions=(SpendXP(3),))),
        Triggered(WhenPlayed(unpaid=ADDITIONAL), (EachPlayerKills(THEIR_UNIT),)),
        Triggered(WhenPlayed(paid=ADDITIONAL), (EachPlayerKills(THEIR_UNIT, Players.OTHERS),)),
    ),
)
