"""Determining the total cost (rules 356, 403): the base cost, what stands in for it, and what is added to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.passive import AdditionalCost
from judge.engine.costs import FREE, Cost, printed_cost
from judge.engine.events import Happened
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.chain import ChainItem, Permission
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.slugs import Slug

TOTAL_COST = cite("play.total-cost")  # 356
REPLACED_COST = cite("play.replaced-base-cost")  # 356.1.a
IGNORED_COST = cite("play.ignored-base-cost")  # 356.1.b
ADDITIONAL_COST = cite("play.mandatory-additional-cost")  # 356.2.a.1


def determine(game: Game, item: ChainItem) -> Cost:
    """Step 3 for a chain item; where something alters the cost of a card, an event says what it comes to and why."""
    if not item.is_card:
        return item.cost or FREE
    card = game.state.objects[item.object.card]
    cost = cost_to_play(card, item.permission)
    rules = _alterations(card, item.permission)
    if rules:
        words = "nothing" if cost.is_free else cost.describe()
        game.tell(Happened.COST_DETERMINED, (TOTAL_COST, *rules), card, who=item.controller, detail=words)
    return cost


def cost_to_play(card: GameObject, permission: Permission | None) -> Cost:
    """What playing a card costs: mandatory additional costs are owed also where the cost is ignored (356.1.b.3)."""
    cost = _base_cost(card, permission)
    for ability in card.card.abilities:
        if isinstance(ability, AdditionalCost):
            cost = cost.plus(ability.cost)
    return cost


def _base_cost(card: GameObject, permission: Permission | None) -> Cost:
    """Rule 356.1: "for a cost" replaces the base cost, "ignoring" sets it to zero."""
    if permission is not None and permission.cost is not None:
        return permission.cost
    return FREE if permission is not None and permission.ignoring else printed_cost(card.card)


def _alterations(card: GameObject, permission: Permission | None) -> tuple[Slug, ...]:
    rules: list[Slug] = []
    if permission is not None and permission.cost is not None:
        rules.append(REPLACED_COST)
    elif permission is not None and permission.ignoring:
        rules.append(IGNORED_COST)
    if any(isinstance(ability, AdditionalCost) for ability in card.card.abilities):
        rules.append(ADDITIONAL_COST)
    return tuple(rules)
