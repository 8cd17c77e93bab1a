"""Abilities (rules 360-362): what they have in common."""

from __future__ import annotations

from typing import ClassVar


class Ability:
    """Something that a game object can do, is, or watches for. Each kind stands in a file of its own."""

    __slots__ = ()

    is_layered: ClassVar[bool] = False
    """Whether it changes what objects are, can do or measure, so that the layers (473) have to be worked out."""

    def describe(self) -> str:
        """What it says, in our register."""
        raise NotImplementedError
