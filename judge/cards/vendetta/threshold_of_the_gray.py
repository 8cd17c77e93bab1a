from judge.cards.definition import card, printed
from judge.engine.conditions.combat import WhenCombatStartsHere
from judge.engine.costs.add import Add, FightersAdd
from judge.engine.triggers.triggered_ability import Triggered

THRESHOLD_OF_THE_GRAY = card(
    "Threshold of the Gray", printed(Triggered(WhenCombatStartsHere(), (FightersAdd(Add(1)),)))
)
