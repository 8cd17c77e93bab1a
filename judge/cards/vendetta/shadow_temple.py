from judge.cards.definition import card, printed
from judge.engine.abilities.scoring_conditions import WHEN_YOU_HOLD_HERE
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.burn import Burn

SHADOW_TEMPLE = card("Shadow Temple", printed(Triggered(WHEN_YOU_HOLD_HERE, (Burn(3),))))
