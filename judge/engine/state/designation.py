"""Attacker and Defender: the designations that units have in a combat (rules 323.2, 464.2.c)."""

from __future__ import annotations

from enum import Enum


class Designation(Enum):
    """What a unit is in the combat in progress."""

    ATTACKER = "an attacker"
    DEFENDER = "a defender"

    __hash__ = object.__hash__

    @property
    def keyword(self) -> str:
        """The keyword that gives Might to a unit which is this (807.1.c, 814.1.c)."""
        return "Assault" if self is Designation.ATTACKER else "Shield"
