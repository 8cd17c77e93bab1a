"""Attacker and Defender: the designations that units have in a combat (rules 323.2, 464.2.c)."""

from __future__ import annotations

from enum import Enum


class Designation(Enum):
    """What a unit is in the combat in progress."""

    ATTACKER = "an attacker"
    DEFENDER = "a defender"

    __hash__ = object.__hash__
