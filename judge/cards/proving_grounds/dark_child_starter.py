from judge.cards.definition import card, errata, printed
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.turn_conditions import END_OF_TURN
from judge.engine.actions.ready import Ready
from judge.engine.criteria import Criteria
from judge.engine.references import Target

DARK_CHILD_STARTER = card(
    "Dark Child, Starter",
    printed(Triggered(END_OF_TURN, (Ready(Target(Criteria("Rune"), "runes", at_least=2, at_most=2)),))),
    errata(
        "2025-10-28-origins", Triggered(END_OF_TURN, (Ready(Target(Criteria("Rune"), "runes", at_least=0, at_most=2)),))
    ),
)
