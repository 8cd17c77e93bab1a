from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.locations import Where
from judge.engine.wording.qualities import WithMight
from judge.engine.wording.references import Target

WINDSINGER = card(
    "Windsinger",
    printed(
        "Hidden",
        Triggered(
            WhenPlayed(),
            (ReturnToHand(Target(Criteria(where=Where.BATTLEFIELD, another=True, qualities=(WithMight(at_most=3),)))),),
            may=True,
        ),
    ),
)
