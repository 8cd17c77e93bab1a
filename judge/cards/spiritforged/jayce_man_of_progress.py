from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import WithoutEnergyCost
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.if_you_do import IfKilled
from judge.engine.actions.kill import Kill
from judge.engine.actions.this_turn import ThisTurn
from judge.engine.card import GEAR
from judge.engine.criteria import Criteria
from judge.engine.references import Target
from judge.engine.sides import Side

JAYCE_MAN_OF_PROGRESS = card(
    "Jayce, Man of Progress",
    printed(
        Triggered(
            WhenPlayed(),
            (
                Kill(Target(Criteria(GEAR, Side.FRIENDLY), "gear")),
                IfKilled((ThisTurn(WithoutEnergyCost(GEAR, energy_at_most=7)),), "gear"),
            ),
            may=True,
        )
    ),
)
