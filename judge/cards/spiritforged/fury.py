"""Spiritforged: Fury."""

from __future__ import annotations

from judge.cards.definition import FURY, printed, unit
from judge.engine.abilities.while_played import PlayedFromElsewhere

REKSAI_BREACHER = unit(
    "Rek'Sai, Breacher", "SFD-029/221", FURY, energy=3, might=3, tags=("Rek'Sai", "The Void"),
    keywords=("Accelerate", "Assault"), supertype="Champion",
    variants=(printed(PlayedFromElsewhere(("Accelerate",))),),
)  # fmt: skip
