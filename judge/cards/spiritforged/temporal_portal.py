from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.optional_costs import GivesRepeat
from judge.engine.actions.this_turn import ForNextSpell
from judge.engine.costs.cost import Cost

TEMPORAL_PORTAL = card(
    "Temporal Portal", printed(Activated(Cost(power=("A",), exhaust_this=True), (ForNextSpell(GivesRepeat()),)))
)
