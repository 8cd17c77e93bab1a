from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.conditions.conditions import WhenDies
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.qualities import Buffed
from judge.engine.wording.references import Target

VANGUARD_HELM = card(
    "Vanguard Helm", printed(Triggered(WhenDies(a_friendly_unit(Buffed())), (Buff(Target(a_friendly_unit())),)))
)
