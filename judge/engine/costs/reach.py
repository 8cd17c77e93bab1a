"""What is beyond a player's means, seen at a glance: acts that cannot be paid for are looked at no further (419.2.a).

That a cost is beyond reach is certain; that it is not says nothing yet. Where anything on the board, or an effect of
this turn, alters costs, there is no glance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.costs.cost import FREE, Cost, printed_cost
from judge.engine.costs.paying import pool_with_all_added
from judge.engine.costs.payment import has_power, means
from judge.engine.costs.plain_cost import are_costs_plain
from judge.engine.remembered import remembered

if TYPE_CHECKING:
    from judge.engine.abilities.activated import Activated
    from judge.engine.card import Card
    from judge.engine.costs.payment import Means
    from judge.engine.game import Game
    from judge.engine.objects import GameObject


class Reach(NamedTuple):
    """The most that a player can raise now: for spells, for all other cards and for abilities."""

    energy: int
    for_spells: Means
    otherwise: Means

    def has_card(self, card: Card) -> bool:
        """Whether the printed cost of a card, the least that it can come to, is within reach."""
        cost = _least(card)
        if cost is None:
            return True
        return cost.energy <= self.energy and has_power(
            self.otherwise if card.is_permanent else self.for_spells, cost, card
        )

    def has_ability(self, thing: GameObject, ability: Activated) -> bool:
        """Whether the cost of an activated ability of an object is within reach."""
        cost = ability.cost
        if ability.less:
            return True
        if cost.exhaust_this and thing.exhausted:
            return False
        return cost.energy <= self.energy and has_power(self.otherwise, cost, thing.card)


def reach_of(game: Game, player: str) -> Reach | None:
    """What is within a player's reach; None where a glance does not say."""
    if player in game.state.funds or not are_costs_plain(game.state):
        return None
    pool = pool_with_all_added(game, player)
    otherwise = means(game, player, pool, for_spell=False)
    for_spells = means(game, player, pool, for_spell=True) if pool.power else otherwise
    return Reach(pool.energy + sum(otherwise.ready.values()), for_spells, otherwise)


@remembered
def _least(card: Card) -> Cost | None:
    """The least that a card from a hand costs where nothing else alters it; None where its own text may say less."""
    for found in card.abilities:
        if isinstance(found, Discount):
            return None
        if isinstance(found, OptionalCost) and (found.instead or found.ignores_base_cost or found.less_its_cost):
            return None
    return FREE if card.token else printed_cost(card)
