from judge.cards.definition import card, printed
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.instructions.xp import GainXP
from judge.engine.targeting.amounts import CountOf
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Every

SCRUTINIZING_SERGEANT = card(
    "Scrutinizing Sergeant", printed(Triggered(WhenPlayed(), (GainXP(CountOf(Every(a_friendly_unit()))),)))
)
