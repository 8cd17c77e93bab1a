from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER_HERE
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered

TREASURE_HOARD = card(
    "Treasure Hoard",
    printed(Triggered(WHEN_YOU_CONQUER_HERE, (PlayToken(GOLD.token, exhausted=True),), may=True, cost=Cost(1))),
)
