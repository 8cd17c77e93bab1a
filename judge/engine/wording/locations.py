"""Regions of the board that a text can mean: battlefields, bases, or anywhere (rules 107.1, 107.2)."""

from __future__ import annotations

from enum import Enum

from judge.engine.state.zones import Place, Zone


class Where(Enum):
    ANYWHERE = ""
    BATTLEFIELD = " at a battlefield"
    BASE = " in a base"

    __hash__ = object.__hash__


AT_SEVERAL = {Where.ANYWHERE: "", Where.BATTLEFIELD: " at battlefields", Where.BASE: " in bases"}
ZONES = {Where.BATTLEFIELD: Zone.BATTLEFIELD, Where.BASE: Zone.BASE}


def is_at(place: Place, where: Where) -> bool:
    """Whether a place is in the region."""
    return where is Where.ANYWHERE or place.zone is ZONES[where]
