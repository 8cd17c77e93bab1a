from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.conditions.scoring import WHEN_YOU_HOLD_HERE
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import Here

NAVORI_FIGHTING_PIT = card(
    "Navori Fighting Pit",
    printed(Triggered(WHEN_YOU_HOLD_HERE, (Buff(Target(a_unit(), requirements=(Here(),))),))),
)
