from judge.cards.definition import card, errata, printed
from judge.engine.abilities.damage_changes import BonusDamage

VOID_GATE = card(
    "Void Gate",
    # As printed, a spell that deals damage to a unit here deals more to every unit that it hits at that time.
    printed(BonusDamage(1, here=True, spreads=True)),
    errata("2025-10-28-origins", BonusDamage(1, here=True)),
)
