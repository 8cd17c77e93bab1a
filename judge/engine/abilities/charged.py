"""The subject of a cost (rules 356, 403): who plays or uses what, with which choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.card import is_among
from judge.engine.state.zones import Zone

if TYPE_CHECKING:
    from judge.engine.abilities.activated import Activated
    from judge.engine.abilities.optional_costs import OptionalCost
    from judge.engine.state.chain import Permission
    from judge.engine.state.cost import Cost
    from judge.engine.state.objects import GameObject


class Paying(Struct, frozen=True):
    """An optional additional cost that a player chooses to pay, and the object chosen for it, or ``others`` as well."""

    optional: OptionalCost
    chosen: GameObject | None = None
    others: tuple[GameObject, ...] = ()


class Charged(Struct, frozen=True):
    """A play of a card or a use of an ability of ``thing``, for which a cost is determined.

    ``ability`` is an activated ability, ``base`` the base cost of a trigger (403.1.b); both are None for a card, which
    is played by ``permission``. ``chosen`` are the targets, with repetition if one is chosen several times.
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

        A card played from facedown has Reaction (811.6), and so has a unit played with Ambush (822.1.b).
        """
        how = self.permission
        reaction = how is not None and (how.ambush or how.origin.zone is Zone.FACEDOWN)
        return (keyword == "Reaction" and reaction) or is_among(keyword, self.thing.card.keywords)
