from judge.cards.definition import card, errata, printed
from judge.engine.abilities.no_points import OpponentsGainNoPoints
from judge.engine.wording.circumstances import AtABattlefield

TIANNA_CROWNGUARD = card(
    "Tianna Crownguard",
    # "Score points" of the printed text means gaining them, as the errata says.
    printed("Deflect", OpponentsGainNoPoints(AtABattlefield())),
    errata("2026-01-14-spiritforged", "Deflect", OpponentsGainNoPoints(AtABattlefield())),
)
