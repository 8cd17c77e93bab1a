from judge.cards.definition import card, printed
from judge.engine.actions.burn import Burn
from judge.engine.conditions.scoring import WHEN_YOU_HOLD_HERE
from judge.engine.triggers.triggered_ability import Triggered

SHADOW_TEMPLE = card("Shadow Temple", printed(Triggered(WHEN_YOU_HOLD_HERE, (Burn(3),))))
