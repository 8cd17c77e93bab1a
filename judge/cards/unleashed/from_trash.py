"""Unleashed: cards with a text that applies in the trash."""

from __future__ import annotations

from judge.cards.definition import FURY, printed, unit
from judge.engine.abilities.from_trash import FromTrash
from judge.engine.costs.cost import Cost
from judge.engine.keywords.legion import LEGION

UNDYING_LEGION = unit(
    "Undying Legion", "UNL-025/219", FURY, energy=3, might=3, tags=("Spirit", "Shadow Isles"), keywords=("Legion",),
    variants=(printed(FromTrash(Cost(energy=3, power=("R",)), LEGION)),),
)  # fmt: skip
