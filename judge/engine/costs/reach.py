"""What is within a player's means, seen at a glance: acts that cannot be paid for are looked at no further (419.2.a).

Where anything on the board, or an effect of this turn, alters costs, there is no glance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.costs.paying import pool_with_all_added
from judge.engine.costs.payment import has_power, means
from judge.engine.costs.plain_cost import are_costs_plain, has_plain_text
from judge.engine.keywords.deflect import is_on_board
from judge.engine.state.cache_by_identity import cache_by_identity
from judge.engine.state.cost import printed_cost
from judge.engine.targeting.choose_one import chooses_targets

if TYPE_CHECKING:
    from judge.engine.abilities.activated import Activated
    from judge.engine.costs.payment import Means
    from judge.engine.state.card import Card
    from judge.engine.state.game import Game
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.objects import GameObject


class Reach(Struct, frozen=True):
    """The most that a player can raise now: for spells, for all other cards and for abilities.

    What it says is certain: that a cost can be paid (True), that it cannot (False), or that a glance does not tell.
    """

    energy: int
    for_spells: Means
    otherwise: Means
    deflect: bool

    def has_card(self, card: Card) -> bool | None:
        """Whether a card can be paid for as it is played from a hand or the Champion Zone."""
        if not _costs_what_is_printed(card):
            return None
        cost, means = printed_cost(card), self.otherwise if card.is_permanent else self.for_spells
        if cost.energy > self.energy or not has_power(means, cost, card):
            return False
        return None if self.deflect and chooses_targets(card.effect) else True

    def has_ability(self, thing: GameObject, ability: Activated) -> bool | None:
        """Whether an activated ability of an object on the board can be paid for."""
        cost = ability.cost
        if ability.less:
            return None
        if (cost.exhaust_this and thing.exhausted) or cost.energy > self.energy:
            return False
        if cost.power and not has_power(self.otherwise, cost, thing.card):
            return False
        if cost.actions and not _are_always_possible(cost.actions):
            return None
        return None if self.deflect and chooses_targets(ability.effect) else True


def reach_of(game: Game, player: str) -> Reach | None:
    """What is within a player's reach; None where a glance does not say."""
    if game.state.player(player).unlimited_resources or not are_costs_plain(game.state):
        return None
    pool = pool_with_all_added(game, player)
    otherwise = means(game, player, pool, for_spell=False)
    for_spells = means(game, player, pool, for_spell=True) if pool.power else otherwise
    return Reach(pool.energy + sum(otherwise.ready.values()), for_spells, otherwise, is_on_board(game.state))


@cache_by_identity
def _are_always_possible(actions: tuple[Instruction, ...]) -> bool:
    return all(action.is_always_possible for action in actions)


@cache_by_identity
def _costs_what_is_printed(card: Card) -> bool:
    """Whether a card cannot come to less or more by its own text; optional costs that only add are not paid then."""
    return has_plain_text(card) and not any(
        isinstance(found, OptionalCost) and (found.instead or found.ignores_base_cost or found.less_its_cost)
        for found in card.abilities
    )
