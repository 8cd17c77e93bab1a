from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import GivesRepeat
from judge.engine.abilities.scoring_conditions import WHEN_YOU_HOLD_HERE
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.this_turn import ForNextSpell

THE_ACADEMY = card("The Academy", printed(Triggered(WHEN_YOU_HOLD_HERE, (ForNextSpell(GivesRepeat()),))))
