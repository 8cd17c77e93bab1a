"""Ganking (rule 810): a Standard Move may go from one battlefield to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.objects import GameObject
    from judge.engine.state.zones import Place

GANKING = "Ganking"


def further_battlefields(thing: GameObject, open_to_it: Iterable[Place]) -> list[Place]:
    """The battlefields that Ganking adds to the destinations of a unit at a battlefield (810.1.b, 810.1.c)."""
    if thing.place.zone is not Zone.BATTLEFIELD or not thing.has(GANKING):
        return []
    return [place for place in open_to_it if place != thing.place]
