from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.instructions.this_turn import ForNextSpell
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

RAGING_FIREBRAND = card("Raging Firebrand", printed(Triggered(WhenPlayed(), (ForNextSpell(Discount(5)),))))
