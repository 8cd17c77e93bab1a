"""Paying costs as a whole (rules 201-206, 357, 404): resources and actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.activated import abilities_of
from judge.engine.abilities.cost_changes import GEAR_ABILITY_USED
from judge.engine.conditions.occurrences import AbilityPlayed
from judge.engine.costs.add import Add, as_added, plus
from judge.engine.costs.exhausting import exhaust
from judge.engine.costs.payment import ADD_WHILE_PAYING, can_pay_resources, pay_resources
from judge.engine.state.card import GEAR, RUNE
from judge.engine.state.decisions import Option
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.events import Happened
from judge.engine.triggers.performing import perform_all
from judge.engine.triggers.triggered import trigger
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.abilities.activated import Activated
    from judge.engine.state.card import Card
    from judge.engine.state.cost import Cost
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.player import Pool
    from judge.engine.state.procedure import Procedure

EXHAUST_SYMBOL = cite("costs.exhaust-symbol")  # 414.5
MUST_BE_POSSIBLE = cite("costs.must-be-possible")  # 203.3


def can_pay(game: Game, context: EffectContext, cost: Cost) -> bool:
    """Whether every part of a cost can be paid in full (203.3)."""
    if cost.is_free:
        return True
    if cost.exhaust_this:
        source = _source(game, context)
        if source is None or source.exhausted:
            return False
    for action in cost.actions:
        if not action.possible(game, context):
            return False
    if not (cost.energy or cost.power):
        return True
    shown = _shown(game, context)  # its domains count also where it has left the board: a delayed ability stays (392)
    return shown is None or can_raise(game, context.you, cost, shown.card, for_spell=context.plays_spell)


def can_raise(game: Game, player: str, cost: Cost, card: Card, *, for_spell: bool = False) -> bool:
    """Whether Energy and Power can be paid, counting what Add abilities can still bring in (357.1.a, 429.3)."""
    if can_pay_resources(game, player, cost, card, for_spell=for_spell):
        return True
    pool = pool_with_all_added(game, player)
    if pool is game.state.player(player).pool:
        return False
    return can_pay_resources(game, player, cost, card, pool, for_spell=for_spell)


def pool_with_all_added(game: Game, player: str) -> Pool:
    """A player's pool with everything that their Add abilities can still bring in."""
    pool = game.state.player(player).pool
    for thing, _, ability in add_abilities(game, player):
        for instruction in ability.effect:
            if isinstance(instruction, Add):
                pool = plus(pool, as_added(game.state, player, instruction, thing.card), thing.card)
    return pool


def add_abilities(game: Game, player: str) -> list[tuple[GameObject, int, Activated]]:
    """The abilities with Reaction by which a player can add resources at no resource cost, except those of runes.

    What runes can add is part of the plans in ``payment``.
    """
    board = game.state.board
    if not board.adds_resources:
        return []
    return [
        (thing, place, ability)
        for thing in board.standing
        if thing.controller == player and thing.abilities and not thing.card.is_a(RUNE)
        for place, ability in abilities_of(thing)
        if ability.adds_resources and can_pay(game, EffectContext(player, thing.id, thing.label), ability.cost)
    ]


def raise_and_pay(  # noqa: PLR0917 - a payment has that many parts
    game: Game, player: str, cost: Cost, card: Card, for_what: str, thing: GameObject | None, *, may_decline: bool,
    for_spell: bool = False,
) -> Procedure[bool]:  # fmt: skip
    """Pay Energy and Power, using Add abilities first if the player wants to (357.1.a); returns whether it was paid.

    False, not an error, if the player cannot pay. ``may_decline`` offers not to pay (444.2.a).
    """
    while True:
        spends = cost.has_resources and not game.state.player(player).unlimited_resources
        able = add_abilities(game, player) if spends else []
        keys = {f"use {source.label}": (source, ability) for source, _, ability in able}
        others = tuple(Option(key, key, source.label) for key, (source, _) in keys.items())
        answer = yield from pay_resources(
            game, player, cost, card, for_what=for_what, thing=thing, may_decline=may_decline, for_spell=for_spell,
            others=others,
        )  # fmt: skip
        if isinstance(answer, bool):
            return answer
        source, ability = keys[answer]
        event = game.tell(Happened.ABILITY_ACTIVATED, ADD_WHILE_PAYING, source, who=player, source=source.id)
        context = EffectContext(player, source.id, source.label)
        with game.because(event, source=source.id):
            if (yield from pay(game, context, ability.cost, may_decline=False)):
                if source.card.is_a(GEAR):
                    game.mark(GEAR_ABILITY_USED, player)
                yield from perform_all(ability.effect, game, context)
                if source.card.is_a(GEAR):
                    yield from trigger(game, [AbilityPlayed(player, source, ability.cost, event)])


def pay(game: Game, context: EffectContext, cost: Cost, *, may_decline: bool) -> Procedure[bool]:
    """Pay a cost, first Energy and Power, then the actions; returns whether all of it was paid.

    A cost whose action was replaced by something else counts as paid (203.2, 357.2.a). Actions are performed in the
    order written: the order is the payer's choice, but no card has two actions whose order could matter.
    """
    if not can_pay(game, context, cost):
        game.tell(
            Happened.PAYMENT_REFUSED, MUST_BE_POSSIBLE, _shown(game, context), who=context.you, detail=cost.describe()
        )
        return False
    source = _shown(game, context)
    card: Card | None = source.card if source is not None else None
    if card is not None:
        paid = yield from raise_and_pay(
            game, context.you, cost, card, context.name, source, may_decline=may_decline, for_spell=context.plays_spell
        )
        if not paid:
            return False
    if cost.exhaust_this:  # before the actions, one of which may take it off the board (357.2: in any order)
        exhausting = _source(game, context)
        if exhausting is None or exhausting.exhausted:
            return False
        exhaust(game, exhausting, EXHAUST_SYMBOL)
    context.paying = True
    for action in cost.actions:
        yield from action.perform(game, context)
    context.paying = False
    return True


def _source(game: Game, context: EffectContext) -> GameObject | None:
    return game.find(context.source) if context.source is not None else None


def _shown(game: Game, context: EffectContext) -> GameObject | None:
    return game.state.objects.get(context.source.card) if context.source is not None else None
