from judge.cards.definition import card, printed
from judge.engine.actions.play import Ignoring, Play
from judge.engine.conditions.conditions import WhenThisDies
from judge.engine.state.card import UNIT
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.qualities import CostsAtMost
from judge.engine.wording.references import Target

GLASC_MIXOLOGIST = card(
    "Glasc Mixologist",
    printed(
        "Deathknell",
        Triggered(
            WhenThisDies(deathknell=True),
            (Play(Target(CardsIn(Zone.TRASH, UNIT, qualities=(CostsAtMost(3, 1),)), "card"), Ignoring.COST),),
            may=True,
        ),
    ),
)
