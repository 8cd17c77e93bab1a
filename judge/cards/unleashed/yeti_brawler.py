from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.combat_circumstances import AssignedExcess

YETI_BRAWLER = card(
    "Yeti Brawler",
    printed(
        Triggered(WhenThisScores((CONQUER,)), (PlayToken(GOLD.token, 2, exhausted=True),), only_if=AssignedExcess(3))
    ),
)
