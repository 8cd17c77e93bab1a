"""Which object's text gives another object an ability: of several Equipment on it, the one (136, 718.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.wording.changes import HasAbilities

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject


def giver_of(thing: GameObject, place: int) -> str:
    """The label of the object that gives the ability at index ``place``; "" if the ability is the object's own."""
    ability = thing.abilities[place]
    givers = [
        found.name for found in thing.lasting
        if isinstance(found.change, HasAbilities) and ability in found.change.abilities
    ]  # fmt: skip
    like = [at for at, other in enumerate(thing.abilities) if other == ability]
    own = len(like) - len(givers)
    number = like.index(place) - max(own, 0)
    return givers[number] if number >= 0 else ""
