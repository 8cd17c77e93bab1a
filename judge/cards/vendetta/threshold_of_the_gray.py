from judge.cards.definition import card, printed
from judge.engine.abilities.combat_conditions import WhenCombatStartsHere
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.add import Add, FightersAdd

THRESHOLD_OF_THE_GRAY = card(
    "Threshold of the Gray", printed(Triggered(WhenCombatStartsHere(), (FightersAdd(Add(1)),)))
)
