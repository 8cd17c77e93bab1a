from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.discards import WhenThisIsDiscarded
from judge.engine.triggers.triggered import WhenPlayed, WhenThisDies
from judge.engine.triggers.triggered_ability import Triggered

SCRAPHEAP = card(
    "Scrapheap",
    printed(
        Triggered(WhenPlayed(), (Draw(1),)),
        Triggered(WhenThisIsDiscarded(), (Draw(1),), in_trash=True),
        Triggered(WhenThisDies(), (Draw(1),)),
    ),
)
