"""The base class of abilities (rules 360-362)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from judge.engine.layering.changes import HasAbilities, IsCopy

if TYPE_CHECKING:
    from judge.engine.layering.changes import Change
    from judge.engine.objects import GameObject
    from judge.slugs import Slug


class Ability(Struct, frozen=True):
    """Something that a game object can do, is, or watches for; each kind of ability has a file of its own."""

    performed_by: ClassVar[tuple[Slug, ...]] = ()
    """The rules that its events name; ``rules``, where a class has them, are those that depend on what it holds."""

    is_layered: ClassVar[bool] = False
    """Whether it changes what objects are, can do or measure, so that the layers (473) have to be worked out."""

    @property
    def adds_resources(self) -> bool:
        """Whether it can be used while a cost is paid, adds resources, and costs none (357.1.a, 429.3)."""
        return False

    def describe(self) -> str:
        """The text of the ability, in our words."""
        raise NotImplementedError


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
