from judge.cards.definition import card, errata, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER_HERE
from judge.engine.instructions.delay_trigger import AtEndOfThisTurn
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target

READY_TWO_RUNES = Ready(Target(Criteria("Rune"), "runes", at_least=2, at_most=2))

READY_UP_TO_TWO_RUNES = Ready(Target(Criteria("Rune"), "runes", at_least=0, at_most=2))

TARGONS_PEAK = card(
    "Targon's Peak",
    printed(Triggered(WHEN_YOU_CONQUER_HERE, (AtEndOfThisTurn((READY_TWO_RUNES,)),))),
    errata("2025-10-28-origins", Triggered(WHEN_YOU_CONQUER_HERE, (AtEndOfThisTurn((READY_UP_TO_TWO_RUNES,)),))),
)
