"""Where a game action comes from (rules 411, 417.6, 428.5), as a value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from judge.engine.state.identity import ObjectId


ABILITY = "Ability"


class Origin(Struct, frozen=True):
    """Where an action comes from.

    ``responsible`` is the player responsible for the action, ``controller`` who controls the spell, ability or unit
    that does it. ``kinds`` says what that is: "Spell", "Ability", "Unit", several where an ability and what created it
    count both. ``items`` are chain items, ``objects`` the objects whose text or Might it is.
    ``in_combat`` is True of combat damage (417.6.c.1).
    """

    responsible: str
    controller: str
    kinds: tuple[str, ...]
    items: tuple[int, ...] = ()
    objects: tuple[ObjectId, ...] = ()
    in_combat: bool = False
