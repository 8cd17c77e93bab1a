"""Permissions to play a card from its owner's trash (rules 366.1, 419.1.a, 829); there can be several."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.engine.abilities.from_trash import FromTrash, from_trash
from judge.engine.abilities.own_trash import may_play_from_trash
from judge.engine.keywords.flow import Flow, flows_of, given_flow
from judge.engine.state.chain import Permission

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState


@cache
def may_allow_play_from_trash(card: Card) -> bool:
    """Whether a card's own text, Flow included, may let it be played from the trash."""
    return any(isinstance(found, Flow | FromTrash) for found in card.abilities)


def trash_permissions(state: GameState, player: str, card: GameObject) -> list[Permission]:
    """The permissions by the text of other objects, by Flow, and by the card's own text."""
    ways = [Permission(card.place)] if may_play_from_trash(state, player) else []
    if state.delayed and (cost := given_flow(state, card)) is not None:
        ways.append(Permission(card.place, cost=cost, flow=True))
    if not may_allow_play_from_trash(card.card):
        return ways
    ways += [Permission(card.place, cost=cost, flow=True) for cost in flows_of(card.card)]
    if (own := from_trash(state, player, card)) is not None:
        ways.append(Permission(card.place, cost=own.cost, by_own_text=True))
    return ways
