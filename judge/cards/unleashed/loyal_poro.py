from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.conditions import WhenThisDies
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria_with_condition import Not
from judge.engine.wording.source_circumstances import IsAlone

LOYAL_PORO = card(
    "Loyal Poro", printed("Deathknell", Triggered(WhenThisDies(deathknell=True), (Draw(1),), only_if=Not(IsAlone())))
)
