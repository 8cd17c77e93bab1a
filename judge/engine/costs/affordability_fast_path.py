"""The fast path of affordability: what is within a player's means, for costs that nothing alters (419.2.a).

Where anything on the board, or an effect of this turn, alters costs, it has no answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.abilities.cost_changes import CostChange
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.optional_costs import GivesRepeat, OptionalCost, WithoutEnergyCost
from judge.engine.costs.paying import add_abilities, exchanges, pool_with_all_added
from judge.engine.costs.payment import has_power, means
from judge.engine.costs.purposes import FOR_SPELLS, NOTHING_SPECIAL, is_reserved_otherwise
from judge.engine.keywords.deflect import is_on_board
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.cost import printed_cost
from judge.engine.targeting.choose_one import chooses_targets
from judge.engine.triggers.next_spell import NextSpell
from judge.engine.wording.passive import AdditionalCost

if TYPE_CHECKING:
    from judge.engine.abilities.activated import Activated
    from judge.engine.costs.payment import Means
    from judge.engine.state.ability import Ability
    from judge.engine.state.card import Card
    from judge.engine.state.chain import Permission
    from judge.engine.state.game import Game
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState

_ALTERING = (CostChange, Discount, GivesRepeat, NextSpell, WithoutEnergyCost)
"""What an effect of this turn can be that alters costs; so can all that is bound to one item."""

_REACH = "reach"


class Reach(Struct, frozen=True):
    """The most that a player can raise now: for spells, for all other cards and for abilities.

    ``deflect``: what is chosen can cost more (822).
    """

    energy: int
    for_spells: Means
    otherwise: Means
    deflect: bool

    def covers_card(self, card: Card, permission: Permission) -> bool | None:
        """Whether a card can be paid for; None if that is not known at a glance."""
        if not _costs_what_is_printed(card) or permission.changes_costs:
            return None
        if card.energy > self.energy:
            return False
        if card.power and not has_power(
            self.otherwise if card.is_permanent else self.for_spells, printed_cost(card), card
        ):
            return False
        return None if self.deflect and chooses_targets(card.effect) else True

    def covers_ability(self, thing: GameObject, ability: Activated) -> bool | None:
        """The same for an activated ability of an object on the board."""
        cost = ability.cost
        if ability.less or (cost.exhaust_this and cost.has_resources and _adds_resources(thing.abilities)):
            return None
        if (cost.exhaust_this and thing.exhausted) or cost.energy > self.energy:
            return False
        if cost.power and not has_power(self.otherwise, cost, thing.card):
            return False
        if cost.actions and not _are_always_possible(cost.actions):
            return None
        return None if self.deflect and chooses_targets(ability.effect) else True


def glance_at_card(game: Game, player: str, card: Card, permission: Permission) -> bool | None:
    """Whether a card can be paid for: certainly (True), certainly not (False), or not known at a glance (None)."""
    reach = reach_of(game, player)
    return None if reach is None else reach.covers_card(card, permission)


def glance_at_ability(game: Game, player: str, thing: GameObject, ability: Activated) -> bool | None:
    """The same for an activated ability of an object on the board."""
    reach = reach_of(game, player)
    return None if reach is None else reach.covers_ability(thing, ability)


def reach_of(game: Game, player: str) -> Reach | None:
    """What is within a player's reach, worked out once for each state; None if a glance does not say."""
    known, about = game.state.worked_out, (_REACH, player)
    if about not in known:
        known[about] = _work_out(game, player)
    found: Reach | None = known[about]
    return found


def _work_out(game: Game, player: str) -> Reach | None:
    if game.state.player(player).unlimited_resources or not are_costs_plain(game.state):
        return None
    able = add_abilities(game, player)
    pool = pool_with_all_added(game, player, able)
    if is_reserved_otherwise(pool) or exchanges(able):
        return None
    otherwise = means(game, player, pool, NOTHING_SPECIAL)
    for_spells = means(game, player, pool, FOR_SPELLS) if pool.power else otherwise
    return Reach(otherwise.energy, for_spells, otherwise, is_on_board(game.state))


def are_costs_plain(state: GameState) -> bool:
    """Whether nothing on the board, and no effect of this turn, alters what anything costs; Deflect aside."""
    for made in state.delayed:
        if made.by_item is not None or isinstance(made.ability, _ALTERING):
            return False
    return CostChange not in state.board.kinds


@cached_by_value
def _adds_resources(abilities: tuple[Ability, ...]) -> bool:
    """Whether an object with these abilities can be exhausted to add resources as well."""
    return any(found.adds_resources for found in abilities)


@cached_by_value
def _are_always_possible(actions: tuple[Instruction, ...]) -> bool:
    return all(action.is_always_possible for action in actions)


@cached_by_value
def _costs_what_is_printed(card: Card) -> bool:
    """Whether a card cannot come to less or more by its own text; optional costs that only add are not paid then."""
    return not card.token and not any(
        isinstance(found, Discount | AdditionalCost)
        or (isinstance(found, OptionalCost) and (found.instead or found.ignores_base_cost or found.less_its_cost))
        for found in card.abilities
    )
