from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import GivesRepeat
from judge.engine.conditions.scoring import WHEN_YOU_HOLD_HERE
from judge.engine.instructions.this_turn import ForNextSpell
from judge.engine.triggers.triggered_ability import Triggered

THE_ACADEMY = card("The Academy", printed(Triggered(WHEN_YOU_HOLD_HERE, (ForNextSpell(GivesRepeat()),))))
