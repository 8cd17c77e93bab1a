"""The identity of game objects (rule 124)."""

from __future__ import annotations

from msgspec import Struct

NOBODY = ""
"""The controller of a battlefield that nobody controls (190.2.b)."""


class ObjectId(Struct, frozen=True, order=True):
    """A card instance in one of its incarnations."""

    card: int
    incarnation: int = 0
