from judge.cards.definition import card, printed
from judge.engine.abilities.played_where import MayBePlayedTo
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.places import OpenBattlefield
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Target

OCEAN_DRAKE = card(
    "Ocean Drake",
    printed(
        MayBePlayedTo(OpenBattlefield()),
        Triggered(WhenPlayed(), (ReturnToHand(Target(a_unit(Tagged("Dragon", has=False)))),), may=True),
    ),
)
