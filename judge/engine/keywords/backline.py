"""Backline (rule 826): combat damage is assigned to the unit after units of its controller that have no Backline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.objects import GameObject

BACKLINE = cite("backline.assigned-last")  # 826.3


def has_backline(unit: GameObject) -> bool:
    return unit.has("Backline")
