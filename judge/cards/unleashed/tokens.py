"""Unleashed: tokens (rule 187)."""

from __future__ import annotations

from judge.cards.definition import printed, unit

REFLECTION = unit(  # 187.6
    "Reflection", "UNL-T06", might=0, supertype="Token", variants=(printed(),), token=True
)

BIRD = unit(  # 187.7
    "Bird", "UNL-T02", might=1, tags=("Bird",), keywords=("Deflect",), supertype="Token", variants=(printed(),),
    token=True,
)  # fmt: skip

REFLECTION_TOKEN, BIRD_TOKEN = (next(found.cards()) for found in (REFLECTION, BIRD))
