"""Unleashed: tokens (rule 187)."""

from __future__ import annotations

from judge.cards.definition import printed, unit

REFLECTION = unit(  # 187.6
    "Reflection", "UNL-T06", might=0, supertype="Token", variants=(printed(),), token=True
)

REFLECTION_TOKEN = next(REFLECTION.cards())
