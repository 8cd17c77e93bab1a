from judge.cards.definition import card, errata, printed
from judge.engine.actions.recycle import Recycle
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER_HERE
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Target

A_RUNE_OF_YOURS = Criteria("Rune", Side.YOURS)

SIGIL_OF_THE_STORM = card(
    "Sigil of the Storm",
    printed(Triggered(WHEN_YOU_CONQUER_HERE, (Recycle(Target(A_RUNE_OF_YOURS, "rune")),))),
    # "Must": nothing is chosen before the resolution (355.10.f).
    errata("2025-10-28-origins", Triggered(WHEN_YOU_CONQUER_HERE, (Recycle(Pick(A_RUNE_OF_YOURS, "rune")),))),
)
