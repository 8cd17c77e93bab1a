"""Origins: Proving Grounds: Order."""

from __future__ import annotations

from judge.cards.definition import ORDER, printed, unit
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.abilities.passive import Static
from judge.engine.criteria import a_friendly_unit
from judge.engine.layering.changes import MightBy
from judge.engine.references import Every, This

GAREN_COMMANDER = unit(
    "Garen, Commander", "OGS-013/024", ORDER, energy=6, power=1, might=5, tags=("Elite", "Garen", "Demacia"),
    supertype="Champion",
    variants=(printed(Static(Every(a_friendly_unit(another=True), here=True), (MightBy(1),))),),
)  # fmt: skip

VANGUARD_ATTENDANT = unit(
    "Vanguard Attendant", "OGS-016/024", ORDER, energy=6, power=1, might=5, tags=("Elite", "Demacia"),
    variants=(printed(EntersReady(This())),),
)  # fmt: skip
