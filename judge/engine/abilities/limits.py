"""How often an ability may be performed in a turn (rule 383.3.e), and which one of an object it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.wording.changes import HasAbilities, IsCopy

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability
    from judge.engine.state.objects import GameObject
    from judge.engine.state.traits import Change


def instance(thing: GameObject, place: int | None) -> str:
    """A key that identifies one ability of an object in counts of this turn; copies of it count separately.

    Unlike ``place``, the index in the text, the key stays the same when the object gains or loses other texts. An
    ability that is given or copied for a while has a new key each time that begins.
    """
    abilities = thing.abilities
    if place is None or place >= len(abilities):
        return str(place)
    ability = abilities[place]
    first = abilities.index(ability)
    copies = sum(found == ability for found in abilities[first:place])
    own = sum(found == ability for found in thing.card.abilities)
    if copies < own:
        since = [found.stamp for found in thing.lasting if isinstance(found.change, IsCopy)][-1:]
    else:
        given = [found for found in thing.lasting if isinstance(found.change, HasAbilities)]
        stamps = [one.stamp for one in given for part in _texts_of(one.change) if part == ability]
        since = stamps[copies - own : copies - own + 1]
        copies = 0 if since else copies
    again = f" again {copies}" if copies else ""
    return f"{first}{again} since {since[0]}" if since else f"{first}{again}"


def _texts_of(change: Change) -> tuple[Ability, ...]:
    return change.abilities if isinstance(change, HasAbilities) else ()


WHOEVER = ""
"""To whom such a mark counts: the ability was performed, whoever controlled it then (383.3.e.1)."""


def limit_of(thing: GameObject, place: int, each_turn: int) -> tuple[str, int]:
    """The mark that counts how often an ability was performed this turn, and its limit."""
    return f"performed {instance(thing, place)} of {thing.id.card}.{thing.id.incarnation}", each_turn
