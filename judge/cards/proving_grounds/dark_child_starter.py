from judge.cards.definition import card, errata, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.turn import END_OF_TURN
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target

DARK_CHILD_STARTER = card(
    "Dark Child, Starter",
    printed(Triggered(END_OF_TURN, (Ready(Target(Criteria("Rune"), "runes", at_least=2, at_most=2)),))),
    errata(
        "2025-10-28-origins", Triggered(END_OF_TURN, (Ready(Target(Criteria("Rune"), "runes", at_least=0, at_most=2)),))
    ),
)
