from judge.cards.definition import card, printed
from judge.engine.abilities.player_conditions import WhenAPlayerPlays
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.buff import Buff
from judge.engine.card import UNIT
from judge.engine.costs.cost import Cost
from judge.engine.references import Noted

VALLEY_OF_IDOLS = card(
    "Valley of Idols",
    printed(Triggered(WhenAPlayerPlays(UNIT, here=True), (Buff(Noted()),), may=True, cost=Cost(energy=1), theirs=True)),
)
