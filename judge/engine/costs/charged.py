"""What a cost is determined for (rules 356, 403): who plays or uses what, and what they have chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from judge.engine.card import is_among
from judge.engine.zones import Zone

if TYPE_CHECKING:
    from judge.engine.abilities.activated import Activated
    from judge.engine.abilities.optional_costs import OptionalCost
    from judge.engine.chain import Permission
    from judge.engine.costs.cost import Cost
    from judge.engine.objects import GameObject


class Paying(NamedTuple):
    """An optional additional cost that a player chooses to pay, with the object that is chosen along with it."""

    optional: OptionalCost
    chosen: GameObject | None = None


class Charged(Struct, frozen=True):
    """The play of a card, or the use of an ability of ``thing``.

    ``ability`` is an activated ability, ``base`` the base cost of a trigger (403.1.b); both are None for a card, of
    which ``permission`` says how it is played. ``chosen`` are the targets, each as often as it is chosen.
    """

    player: str
    thing: GameObject
    ability: Activated | None = None
    base: Cost | None = None
    permission: Permission | None = None
    paying: tuple[Paying, ...] = ()
    chosen: tuple[GameObject, ...] = ()

    @property
    def is_card(self) -> bool:
        return self.ability is None and self.base is None

    def has(self, keyword: str) -> bool:
        """Whether the card has a keyword as it is played.

        What is played from facedown has Reaction (811.6), and so has what is played with Ambush (822.1.b).
        """
        how = self.permission
        reaction = how is not None and (how.ambush or how.origin.zone is Zone.FACEDOWN)
        return (keyword == "Reaction" and reaction) or is_among(keyword, self.thing.card.keywords)
