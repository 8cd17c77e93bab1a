"""Spiritforged: tokens (rule 187). The card list has no entry for them, so they have no collector code."""

from __future__ import annotations

from judge.cards.definition import printed, unit

SAND_SOLDIER = unit(  # 187.3
    "Sand Soldier", "", might=2, tags=("Shurima",), supertype="Token", variants=(printed(),), token=True
)

MECH = unit("Mech", "", might=3, tags=("Mech",), supertype="Token", variants=(printed(),), token=True)  # 187.4

SAND_SOLDIER_TOKEN, MECH_TOKEN = (next(found.cards()) for found in (SAND_SOLDIER, MECH))
