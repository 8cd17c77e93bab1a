from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.conditions.scoring import HOLD, WhenThisScores
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered_ability import Triggered

EMINENT_BENEFACTOR = card(
    "Eminent Benefactor", printed(Triggered(WhenThisScores((HOLD,)), (PlayToken(GOLD.token, 2, exhausted=True),)))
)
