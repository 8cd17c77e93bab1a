from judge.cards.definition import card, errata, printed
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.turn_conditions import END_OF_TURN
from judge.engine.actions.ready import Ready
from judge.engine.circumstances import AtABattlefield
from judge.engine.criteria import Criteria, Side
from judge.engine.references import Target

FOUR_FRIENDLY_RUNES = Target(Criteria("Rune", Side.FRIENDLY), "runes", at_least=4, at_most=4)

UP_TO_FOUR_FRIENDLY_RUNES = Target(Criteria("Rune", Side.FRIENDLY), "runes", at_least=0, at_most=4)

SONA_HARMONIOUS = card(
    "Sona, Harmonious",
    printed(Triggered(END_OF_TURN, (Ready(FOUR_FRIENDLY_RUNES),), only_if=AtABattlefield())),
    errata("2025-10-28-origins", Triggered(END_OF_TURN, (Ready(UP_TO_FOUR_FRIENDLY_RUNES),), only_if=AtABattlefield())),
)
