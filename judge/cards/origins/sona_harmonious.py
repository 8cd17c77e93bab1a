from judge.cards.definition import card, errata, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.turn import END_OF_TURN
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import AtABattlefield
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.references import Target

FOUR_FRIENDLY_RUNES = Target(Criteria("Rune", Side.FRIENDLY), "runes", at_least=4, at_most=4)

UP_TO_FOUR_FRIENDLY_RUNES = Target(Criteria("Rune", Side.FRIENDLY), "runes", at_least=0, at_most=4)

SONA_HARMONIOUS = card(
    "Sona, Harmonious",
    printed(Triggered(END_OF_TURN, (Ready(FOUR_FRIENDLY_RUNES),), only_if=AtABattlefield())),
    errata("2025-10-28-origins", Triggered(END_OF_TURN, (Ready(UP_TO_FOUR_FRIENDLY_RUNES),), only_if=AtABattlefield())),
)
