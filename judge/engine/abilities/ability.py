"""Abilities (rules 360-362): what they have in common."""

from __future__ import annotations


class Ability:
    """Something that a game object can do, is, or watches for. Each kind stands in a file of its own."""

    __slots__ = ()

    def describe(self) -> str:
        """What it says, in our register."""
        raise NotImplementedError
