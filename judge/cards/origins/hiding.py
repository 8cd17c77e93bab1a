"""Origins: a battlefield about hidden cards."""

from __future__ import annotations

from judge.cards.definition import battlefield, printed
from judge.engine.abilities.room_to_hide import MayHideMore

BANDLE_TREE = battlefield("Bandle Tree", "OGN-278/298", variants=(printed(MayHideMore()),))
