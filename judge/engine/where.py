"""Where on the board what a text means has to be: at a battlefield, in a base, or anywhere (107.1, 107.2)."""

from __future__ import annotations

from enum import Enum

from judge.engine.zones import Place, Zone


class Where(Enum):
    ANYWHERE = ""
    BATTLEFIELD = " at a battlefield"
    BASE = " in a base"

    __hash__ = object.__hash__


AT_SEVERAL = {Where.ANYWHERE: "", Where.BATTLEFIELD: " at battlefields", Where.BASE: " in bases"}
ZONES = {Where.BATTLEFIELD: Zone.BATTLEFIELD, Where.BASE: Zone.BASE}


def is_at(place: Place, where: Where) -> bool:
    """Whether a place is one of those meant."""
    return where is Where.ANYWHERE or place.zone is ZONES[where]
