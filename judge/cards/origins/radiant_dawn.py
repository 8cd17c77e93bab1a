from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.conditions.deeds import WhenYouDo
from judge.engine.conditions.occurrences import Deed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit, an_enemy_unit
from judge.engine.wording.references import Target

RADIANT_DAWN = card(
    "Radiant Dawn",
    printed(Triggered(WhenYouDo(Deed.STUN, an_enemy_unit(), together=True), (Buff(Target(a_friendly_unit())),))),
)
