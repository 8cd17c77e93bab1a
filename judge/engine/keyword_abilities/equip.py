"""Equip (rule 818): for a cost, a gear becomes attached to a unit of its controller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.activated import Activated
from judge.engine.actions.attach import Attach
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.references import Target, This

if TYPE_CHECKING:
    from judge.engine.abilities.discounts import Discount
    from judge.engine.state.card import Card
    from judge.engine.state.cost import Cost

ATTACH_THIS = Attach(This(), Target(a_unit_of_yours()))


def equip(cost: Cost, *less: Discount) -> Activated:
    """The activated ability that the keyword stands for (818.1.c.2); its choice is a target (818.1.b.1).

    ``less`` is its text about the cost (818.1.c.4).
    """
    return Activated(cost, (ATTACH_THIS,), less=less)


def equip_ability(card: Card) -> Activated | None:
    """The Equip ability printed on a card, even while its text is inactive (725.3); None if there is none."""
    found = (one for one in card.abilities if isinstance(one, Activated) and one.effect == (ATTACH_THIS,))
    return next(found, None)
