from judge.cards.definition import card, printed
from judge.engine.actions.play import PlayThis
from judge.engine.conditions.discards import WhenThisIsDiscarded
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered

FLAME_CHOMPERS = card(
    "Flame Chompers",
    printed(Triggered(WhenThisIsDiscarded(), (PlayThis(),), may=True, cost=Cost(power=("R",)), in_trash=True)),
)
