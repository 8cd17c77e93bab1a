from judge.cards.definition import card, errata, printed
from judge.engine.abilities.played_where import AmongEnemies

RENGAR_TROPHY_HUNTER = card(
    "Rengar, Trophy Hunter",
    printed("Ambush", AmongEnemies(ambush=False)),
    errata("2026-04-03-unleashed", "Ambush", AmongEnemies(ambush=True)),
)
