from judge.cards.definition import card, printed
from judge.engine.actions.banish import Banish
from judge.engine.conditions.players import WhenAPlayerPlays
from judge.engine.state.card import GEAR
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Side
from judge.engine.wording.references import This, TriggeringObject

RAVENBLOOM_PREFECT = card(
    "Ravenbloom Prefect",
    printed(
        Triggered(
            WhenAPlayerPlays(GEAR, side=Side.ENEMY),
            (Banish(TriggeringObject()),),
            may=True,
            cost=Cost(actions=(Banish(This()),)),
        )
    ),
)
