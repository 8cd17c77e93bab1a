"""Quick-Draw (rule 819): the gear has Reaction, and as it is played it is attached to a unit of its player."""

from __future__ import annotations

from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.keywords.equip import ATTACH_THIS

QUICK_DRAW = Triggered(WhenPlayed(), (ATTACH_THIS,))
"""The play effect; several instances do not trigger separately (819.2). The permission stands with the keyword."""
