from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import WithoutEnergyCost
from judge.engine.actions.kill import Kill
from judge.engine.instructions.if_you_do import IfKilled
from judge.engine.instructions.this_turn import ThisTurn
from judge.engine.state.card import GEAR
from judge.engine.state.sides import Side
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target

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
