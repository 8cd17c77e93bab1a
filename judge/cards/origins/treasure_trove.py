from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.channel import Channel
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.conditions.leaving import WhenThisLeavesBoard
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

TREASURE_TROVE = card(
    "Treasure Trove",
    printed(
        Triggered(WhenThisLeavesBoard(), (Draw(1), Channel(1, exhausted=True))),
        Activated(Cost(power=("P",), exhaust_this=True), (Kill(This()),)),
    ),
)
