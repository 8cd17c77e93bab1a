"""Origins: a spell that leaves each player with some of what they have."""

from __future__ import annotations

from judge.cards.definition import ORDER, printed, spell
from judge.engine.actions.keep_some import EachPlayerKeeps
from judge.engine.criteria import Criteria, Side

OWN_UNITS, OWN_GEAR, OWN_RUNES = (Criteria(kind, Side.YOURS) for kind in ("Unit", "Gear", "Rune"))

DIVINE_JUDGMENT = spell(
    "Divine Judgment", "OGN-244/298", ORDER, energy=7, power=2,
    variants=(printed(EachPlayerKeeps(2, (OWN_UNITS, OWN_GEAR, OWN_RUNES))),),
)  # fmt: skip
