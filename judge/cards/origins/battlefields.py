"""Origins: battlefields."""

from __future__ import annotations

from judge.cards.definition import battlefield, errata, printed
from judge.engine.abilities.damage import BonusDamage
from judge.engine.abilities.passive import Static
from judge.engine.changes import MightBy
from judge.engine.criteria import a_unit
from judge.engine.references import Every

ORIGINS = "errata/2025-10-28-origins.md"

VOID_GATE = battlefield(
    "Void Gate", "OGN-296/298",
    variants=(
        # As printed, a spell that deals damage to a unit here deals more to every unit that it hits at that time.
        printed(BonusDamage(1, here=True, spreads=True)),
        errata("2025-10-28", ORIGINS, BonusDamage(1, here=True)),
    ),
)  # fmt: skip

TRIFARIAN_WAR_CAMP = battlefield(
    "Trifarian War Camp", "OGN-294/298", variants=(printed(Static(Every(a_unit(), here=True), (MightBy(1),))),)
)
