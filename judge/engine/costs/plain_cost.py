"""Costs that nothing alters (356, 403): what is printed is what it comes to, and nothing has to be worked out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.cost_changes import CostChange
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.optional_costs import GivesRepeat, WithoutEnergyCost
from judge.engine.keywords.deflect import is_on_board
from judge.engine.state.board import board_of
from judge.engine.state.cache_by_identity import cache_by_identity
from judge.engine.state.cost import Cost, printed_cost
from judge.engine.triggers.next_spell import NextSpell
from judge.engine.wording.passive import AdditionalCost

if TYPE_CHECKING:
    from judge.engine.abilities.charged import Charged
    from judge.engine.state.card import Card
    from judge.engine.state.chain import Permission
    from judge.engine.state.state import GameState

_ALTERING = (CostChange, Discount, GivesRepeat, NextSpell, WithoutEnergyCost)
"""What an effect of this turn can be that alters costs; so can all that is bound to one item."""


def are_costs_plain(state: GameState) -> bool:
    """Whether nothing on the board, and no effect of this turn, alters what anything costs; Deflect aside."""
    for made in state.delayed:
        if made.by_item is not None or isinstance(made.ability, _ALTERING):
            return False
    return CostChange not in board_of(state).kinds


def plain_cost(state: GameState, charged: Charged, *, chooses: bool) -> Cost | None:
    """What something costs, whatever is chosen where it ``chooses`` targets; None where that has to be worked out."""
    if charged.paying or not are_costs_plain(state) or (chooses and is_on_board(state)):
        return None
    if charged.ability is not None:
        return charged.ability.cost if not charged.ability.less else None
    if charged.base is not None:
        return charged.base
    card = charged.thing.card
    return printed_cost(card) if has_plain_text(card) and _is_usual(charged.permission) else None


@cache_by_identity
def has_plain_text(card: Card) -> bool:
    """Whether what a card says alters its cost in no case, whatever its player pays besides."""
    return not card.token and not any(isinstance(found, Discount | AdditionalCost) for found in card.abilities)


def _is_usual(permission: Permission | None) -> bool:
    """Whether how a card is played leaves its cost as it is printed."""
    if permission is None:
        return True
    altered = permission.cost is not None or permission.ignoring or permission.ignoring_energy
    return not (altered or permission.less or permission.no_costs)
