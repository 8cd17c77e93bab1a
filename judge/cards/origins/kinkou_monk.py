from judge.cards.definition import card, errata, printed
from judge.engine.actions.buff import Buff
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

OTHERS = a_friendly_unit(another=True)

KINKOU_MONK = card(
    "Kinkou Monk",
    printed(Triggered(WhenPlayed(), (Buff(Target(OTHERS, "units", at_least=2, at_most=2)),))),
    errata("2025-10-28-origins", Triggered(WhenPlayed(), (Buff(Target(OTHERS, "units", at_least=0, at_most=2)),))),
)
