"""A recipe: how a board is made for a card, in a few words. It names no card, so any card can be put into it.

``played P1 hit-3 then gear+kin e`` reads: the card is played from hand, it is P1's turn, and once that is done 3 damage
is dealt; there is a gear and a unit of its kin besides; choices fall on the enemy unit first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

NOTHING = "-"
"""Stands for no happening and for no supply."""

BEFORE, THEN, REPLY, REPLIED = "before", "then", "reply", "replied"
"""The happening is before the card acts, or once it has acted; the card is the reply to it, or it is the reply."""

ITSELF, OWN, ENEMY = "x", "u", "e"
"""Who is picked first: the card itself, the unit of its controller, or the enemy's."""


class Recipe(NamedTuple):
    """How a board is made for a card of P1.

    ``role`` is a key of ``ROLES``, ``turn`` the player whose turn it is, ``happens`` a key of ``HAPPENINGS`` or "",
    ``order`` when that is, ``supplies`` are keys of ``SUPPLIES``, and ``pick`` is whom choices fall on first.
    """

    role: str
    turn: str = "P1"
    happens: str = ""
    order: str = THEN
    supplies: tuple[str, ...] = ()
    pick: str = ENEMY

    def __str__(self) -> str:
        supplies = "+".join(self.supplies) or NOTHING
        return " ".join((self.role, self.turn, self.happens or NOTHING, self.order, supplies, self.pick))

    def with_supplies(self, *more: str) -> Recipe:
        """The same with more on the board."""
        return self._replace(supplies=(*self.supplies, *more))


def recipe_of(text: str) -> Recipe:
    """The recipe that these words state. Raises ValueError where they are no recipe."""
    role, turn, happens, order, supplies, pick = text.split(" ")
    return Recipe(
        role, turn, "" if happens == NOTHING else happens, order,
        () if supplies == NOTHING else tuple(supplies.split("+")), pick,
    )  # fmt: skip


def distinct(recipes: Iterable[Recipe]) -> tuple[Recipe, ...]:
    """Recipes without those that are there twice, in their order."""
    return tuple(dict.fromkeys(recipes))
