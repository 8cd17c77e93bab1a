from judge.cards.definition import card, errata, printed
from judge.engine.actions.deal import Deal
from judge.engine.instructions.delay import DoThis
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

FALLING_STAR = card(
    "Falling Star",
    # Two reflexive triggers: each is a pending item of its own, chosen and resolved separately (387.1.a).
    printed(DoThis((Deal(3, Target(a_unit())),), times=2)),
    # Two instructions of one spell: both units are chosen as it is finalized.
    errata(
        "2026-01-14-spiritforged", Deal(3, Target(a_unit(), "first unit")), Deal(3, Target(a_unit(), "second unit"))
    ),
)
