"""Vendetta: units whose text is nothing but keywords, or none at all."""

from __future__ import annotations

from judge.cards.definition import ORDER, printed, unit

HORNS_OF_THE_DRAGON = unit(
    "Horns of the Dragon",
    "VEN-118/166",
    ORDER,
    energy=6,
    might=6,
    tags=("Ionia",),
    keywords=("Tank",),
    variants=(printed(),),
)

SOULSPINNER = unit(
    "Soulspinner",
    "VEN-123/166",
    ORDER,
    energy=3,
    might=3,
    tags=("Shadow Isles", "Spider"),
    keywords=("Ambush",),
    variants=(printed(),),
)
