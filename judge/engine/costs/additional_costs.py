"""Additional costs of playing a card (rules 355.1.a, 356.2), mandatory and optional."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

from judge.engine.abilities.charged import Paying
from judge.engine.abilities.optional_costs import (
    GivesRepeat,
    OptionalCost,
    SpellsHaveRepeat,
    may_go_without_energy,
    without_energy,
)
from judge.engine.abilities.paid_places import offered_costs
from judge.engine.abilities.while_played import keywords_while_played
from judge.engine.keywords.accelerate import ACCELERATE
from judge.engine.keywords.repeat import given_repeat
from judge.engine.state.card import SPELL
from judge.engine.state.cost import printed_cost
from judge.engine.triggers.next_spell import waiting_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.chain import ChainItem, Permission
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState


def paying_of(game: Game, item: ChainItem) -> tuple[Paying, ...]:
    """The optional additional costs that the item's player has chosen to pay."""
    if not item.payment.paid:
        return ()
    card = game.state.objects[item.object.card]
    found = []
    for optional in optional_costs(game, item.controller, card, item.permission):
        if optional.name in item.payment.paid:
            named = item.chosen(optional.chooses.name) if optional.chooses is not None else ()
            things = tuple(game.state.objects[which.card] for which in named)
            found.append(Paying(optional, things[0] if things else None, things[1:]))
    return tuple(found)


def ways_to_play(
    game: Game, player: str, card: GameObject, permission: Permission | None
) -> Iterator[tuple[Paying, ...]]:
    """Every combination of optional additional costs and their choices, beginning with none.

    Of any number of objects, those that stand first stand for all groups of that size: no cost depends on which.
    """
    yield ()
    options = [
        _payings(optional, choices_for(game, player, optional))
        for optional in optional_costs(game, player, card, permission)
    ]
    for size in range(1, len(options) + 1):
        for some in combinations(options, size):
            yield from product(*some)


def _payings(optional: OptionalCost, things: list[GameObject | None]) -> list[Paying]:
    if not optional.any_number:
        return [Paying(optional, thing) for thing in things]
    found = [thing for thing in things if thing is not None]
    return [Paying(optional, found[0], tuple(found[1:size])) for size in range(1, len(found) + 1)]


def choices_for(game: Game, player: str, optional: OptionalCost) -> list[GameObject | None]:
    """The objects that can be chosen for an optional cost; ``[None]`` if it asks for no choice."""
    if optional.chooses is None:
        return [None]
    return [
        thing for thing in game.state.on_board if optional.chooses.criteria.matches(game.state, thing, player, None)
    ]


def optional_costs(
    game: Game, player: str, card: GameObject, permission: Permission | None
) -> tuple[OptionalCost, ...]:
    """The optional additional costs that a player may pay for a card, in the order of its text (355.1.a)."""
    state = game.state
    altered = permission is not None and (permission.cost or permission.ignoring or permission.ignoring_energy)
    found = [] if OptionalCost not in card.card.kinds else [
        ability for ability in card.card.abilities if isinstance(ability, OptionalCost)
        and (ability.during is None or ability.during.holds(state, player, card)) and not (ability.instead and altered)
    ]  # fmt: skip
    found += offered_costs(state, card)
    if "Accelerate" in keywords_while_played(game, player, card, permission):
        found.append(ACCELERATE)
    if card.card.is_a(SPELL) and SpellsHaveRepeat in state.board.kinds:
        found += _repeats_of_permanents(state, player, sum(one.repeats for one in found))
    if state.delayed:
        if not altered and may_go_without_energy(state, player, card, permission):
            found.append(without_energy(card.card))
        before = sum(one.repeats for one in found)
        given = [ability for ability in waiting_for(state, player, card) if isinstance(ability, GivesRepeat)]
        found += [given_repeat(printed_cost(card.card), number, before) for number, _ in enumerate(given, 1)]
    return tuple(found)


def _repeats_of_permanents(state: GameState, player: str, before: int) -> list[OptionalCost]:
    """The instances of Repeat that permanents give to a player's spells now; ``before`` are the spell's own ones."""
    costs = [
        ability.cost for giver in state.having(SpellsHaveRepeat) if giver.controller == player
        for ability in giver.abilities
        if isinstance(ability, SpellsHaveRepeat) and ability.during.holds(state, player, giver)
    ]  # fmt: skip
    return [given_repeat(cost, number, before) for number, cost in enumerate(costs, 1)]
