"""Proving Grounds: units whose text is nothing but keywords, or none at all."""

from __future__ import annotations

from judge.cards.definition import CALM, printed, unit

ZEPHYR_SAGE = unit(
    "Zephyr Sage",
    "OGS-005/024",
    CALM,
    energy=6,
    power=1,
    might=6,
    tags=("Ionia", "Bird"),
    keywords=("Shield",),
    variants=(printed(),),
)
