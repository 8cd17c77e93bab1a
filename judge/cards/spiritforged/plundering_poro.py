from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered_ability import Triggered

PLUNDERING_PORO = card(
    "Plundering Poro", printed(Triggered(WhenThisScores((CONQUER,)), (PlayToken(GOLD.token, exhausted=True),)))
)
