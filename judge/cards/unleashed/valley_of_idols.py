from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.conditions.players import WhenAPlayerPlays
from judge.engine.state.card import UNIT
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import TriggeringObject

VALLEY_OF_IDOLS = card(
    "Valley of Idols",
    printed(
        Triggered(
            WhenAPlayerPlays(UNIT, here=True), (Buff(TriggeringObject()),), may=True, cost=Cost(energy=1), theirs=True
        )
    ),
)
