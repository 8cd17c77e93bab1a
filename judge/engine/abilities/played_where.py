"""Texts that add places to which a unit can be played, also with Ambush (rules 355.2.b, 822.1.d)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.slugs import Slug

VALID_LOCATIONS = cite("play.valid-locations")  # 355.2.a


class AmongEnemies(Ability, frozen=True):
    """It can be played to battlefields where there are enemy units; ``ambush``: with the permissions of Ambush."""

    performed_by: ClassVar[tuple[Slug, ...]] = (VALID_LOCATIONS,)

    ambush: bool

    def describe(self) -> str:
        return f"You can {'Ambush with' if self.ambush else 'play'} this to a battlefield where there are enemy units."


class WhereCostKilled(Ability, frozen=True):
    """It can be played to the battlefield of the unit that its additional cost kills; ``ambush``: as by Ambush.

    While the location is chosen that unit is still there, so this matters only once the cost has been paid (822.3).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (VALID_LOCATIONS,)

    ambush: bool

    def describe(self) -> str:
        return f"You can {'Ambush with' if self.ambush else 'play'} this to the battlefield of what you killed for it."
