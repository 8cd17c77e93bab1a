from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.instructions.may import OneOfThese
from judge.engine.triggers.triggered_ability import Triggered

QIYANA_VICTORIOUS = card(
    "Qiyana, Victorious",
    printed(
        "Deflect",
        Triggered(WhenThisScores((CONQUER,)), (OneOfThese(((Draw(1),), (Channel(1, exhausted=True),))),)),
    ),
)
