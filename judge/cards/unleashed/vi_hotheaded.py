from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.double import DoubleMight
from judge.engine.state.cost import Cost
from judge.engine.wording.references import This

VI_HOTHEADED = card(
    "Vi, Hotheaded", printed("Deflect", Activated(Cost(energy=2, power=("R",)), (DoubleMight(This()),)))
)
