"""The identity of game objects (rule 124)."""

from __future__ import annotations

from typing import NamedTuple

NOBODY = ""
"""The controller of a battlefield that nobody controls (190.2.b)."""


class ObjectId(NamedTuple):
    """A card instance in one of its incarnations."""

    card: int
    incarnation: int = 0
