from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.conditions import WhenThisDies
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.source_circumstances import IsAlone

LONELY_PORO = card(
    "Lonely Poro", printed("Deathknell", Triggered(WhenThisDies(deathknell=True), (Draw(1),), only_if=IsAlone()))
)
