from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.wording.criteria import a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Target

STAR_CROSSED = card(
    "Star-Crossed",
    printed(
        "Reaction",
        ReturnToHand(Target(a_friendly_unit())),
        ReturnToHand(Target(an_enemy_unit(), "enemy unit")),
    ),
)
