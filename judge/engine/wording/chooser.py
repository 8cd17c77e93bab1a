"""For whom a choice is made (rule 355), as a value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.zones import Place


class Chooser(Struct, frozen=True):
    """The point of view of a choice: whose it is, whose text asks for it, and what that text refers to.

    ``at`` is the battlefield that a card played from facedown is bound to (811.1.d.2), ``captured`` the object that a
    trigger is about, ``places`` and ``chosen`` are the destinations and targets chosen so far. ``ability`` is the index
    of the ability in the text of its source, ``player`` the one that a trigger is about.
    """

    you: str
    source: ObjectId | None
    at: Place | None = None
    captured: ObjectId | None = None
    places: tuple[tuple[str, Place], ...] = ()
    played: tuple[ObjectId, ...] = ()
    here: Place | None = None
    chosen: tuple[tuple[str, tuple[ObjectId, ...]], ...] = ()
    ability: int | None = None
    given: tuple[tuple[str, GameObject], ...] | None = None
    player: str = ""

    def chosen_as(self, name: str) -> tuple[ObjectId, ...] | None:
        """What was chosen under a name, or None if nothing has been yet."""
        return next((chosen for key, chosen in self.chosen if key == name), None)

    def place_called(self, name: str) -> Place | None:
        """The place chosen or recorded under a name, or None."""
        return next((place for key, place in self.places if key == name), None)
