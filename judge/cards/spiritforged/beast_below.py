from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Target

BEAST_BELOW = card(
    "Beast Below",
    printed(
        Triggered(
            WhenPlayed(),
            (
                ReturnToHand(Target(a_friendly_unit(another=True))),
                ReturnToHand(Target(an_enemy_unit(), "enemy unit")),
            ),
        )
    ),
)
