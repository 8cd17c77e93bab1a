from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.optional_costs import GivesRepeat
from judge.engine.instructions.this_turn import ForNextSpell
from judge.engine.state.cost import Cost

TEMPORAL_PORTAL = card(
    "Temporal Portal", printed(Activated(Cost(power=("A",), exhaust_this=True), (ForNextSpell(GivesRepeat()),)))
)
