"""Origins: Mind."""

from __future__ import annotations

from judge.cards.definition import MIND, printed, unit
from judge.engine.abilities.triggered import Triggered, WhenDies
from judge.engine.actions.draw import Draw
from judge.engine.criteria import a_friendly_unit

WRAITH_OF_ECHOES = unit(
    "Wraith of Echoes", "OGN-118/298", MIND, energy=6, power=1, might=5, tags=("Spirit", "Shadow Isles"),
    # The card says "a friendly unit"; its own death is not seen all the same (383.2.c.2).
    variants=(printed(Triggered(WhenDies(a_friendly_unit(), first_each_turn=True), (Draw(1),))),),
)  # fmt: skip
