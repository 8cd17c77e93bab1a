"""Spiritforged: tokens (rule 187). The card list has no entry for them, so they are no definitions."""

from __future__ import annotations

from judge.engine.card import UNIT, Card

SAND_SOLDIER_TOKEN = Card("Sand Soldier", (UNIT,), might=2, tags=("Shurima",), token=True)  # 187.3
MECH_TOKEN = Card("Mech", (UNIT,), might=3, tags=("Mech",), token=True)  # 187.4
