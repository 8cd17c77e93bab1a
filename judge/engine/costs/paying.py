"""Paying costs as a whole (rules 201-206, 357, 404): resources and actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.abilities.activated import abilities_of
from judge.engine.abilities.cost_changes import GEAR_ABILITY_USED
from judge.engine.conditions.occurrences import AbilityPlayed
from judge.engine.costs.add import Add, as_added, plus
from judge.engine.costs.exchanges import ENERGY, Exchange, TradesResources
from judge.engine.costs.exhausting import exhaust
from judge.engine.costs.payment import ADD_WHILE_PAYING, can_pay_resources, means, pay_resources
from judge.engine.costs.purposes import NOTHING_SPECIAL, using
from judge.engine.state.card import GEAR, RUNE
from judge.engine.state.cost import Cost
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask
from judge.engine.triggers.performing import perform_all
from judge.engine.triggers.triggered import trigger
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.abilities.activated import Activated
    from judge.engine.state.card import Card
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.player import Pool
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.state import GameState

    AddAbility = tuple[GameObject, int, Activated]

EXHAUST_SYMBOL = cite("costs.exhaust-symbol")  # 414.5
MUST_BE_POSSIBLE = cite("costs.must-be-possible")  # 203.3
WITHIN = cite("costs.within-instructions")  # 204.3.b


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
    but = context.source if cost.exhaust_this else None  # what is exhausted for the cost cannot be to add resources
    return shown is None or can_raise(game, context.you, cost, shown.card, context.purposes, but=but)


def can_raise(
    game: Game, player: str, cost: Cost, card: Card, purposes: frozenset[str] = NOTHING_SPECIAL, *,
    but: ObjectId | None = None,
) -> bool:  # fmt: skip
    """Whether Energy and Power can be paid, counting what Add abilities can still bring in (357.1.a, 429.3)."""
    if can_pay_resources(game, player, cost, card, purposes=purposes):
        return True
    if not game.state.board.adds_resources:
        return False
    able = add_abilities(game, player, but)
    pool = pool_with_all_added(game, player, able)
    if can_pay_resources(game, player, cost, card, pool, purposes=purposes):
        return True
    for exchange in exchanges(able):
        owed, more = exchange.used(game.state, cost, means(game, player, pool, purposes))
        if can_pay_resources(game, player, owed, card, more, purposes=purposes):
            return True
    return False


def pool_with_all_added(game: Game, player: str, able: list[AddAbility]) -> Pool:
    """A player's pool with everything that their Add abilities can still bring in."""
    pool = game.state.player(player).pool
    for thing, _, ability in able:
        if not ability.cost.has_resources:
            for instruction in ability.effect:
                if isinstance(instruction, Add):
                    added = instruction.now(game.state, player, thing)
                    pool = plus(pool, as_added(game.state, player, added, thing.card), thing.card)
    return pool


def exchanges(able: list[AddAbility]) -> list[Exchange]:
    """Those among a player's Add abilities that turn resources into others while they pay."""
    found = []
    for thing, _, ability in able:
        for part in ability.effect:
            if isinstance(part, TradesResources):
                found.append(Exchange(thing, ability, part.added, part.of))
            elif isinstance(part, Add) and ability.cost.has_resources:
                found.append(Exchange(thing, ability, part))
    return found


def add_abilities(game: Game, player: str, but: ObjectId | None = None) -> list[AddAbility]:
    """The abilities with Reaction by which a player can add resources, except those of runes.

    What runes can add is part of the plans in ``payment``. ``but`` is an object that is not to be exhausted for it.
    """
    board = game.state.board
    if not board.adds_resources:
        return []
    return [
        (thing, place, ability)
        for thing in board.standing
        if thing.controller == player
        and (thing.traits is not None or thing.card.adds_resources)
        and RUNE not in thing.card.types
        for place, ability in abilities_of(thing)
        if ability.adds_resources
        and not (thing.id == but and ability.cost.exhaust_this)
        and _adds_now(game.state, player, thing, ability)
        and _is_open(game, player, thing, ability.cost)
    ]


def _adds_now(state: GameState, player: str, thing: GameObject, ability: Activated) -> bool:
    """Whether an Add ability adds anything now: one behind Legion may not, and is of no use for a payment then."""
    return any(not isinstance(part, Add) or part.now(state, player, thing).words for part in ability.effect)


def _is_open(game: Game, player: str, thing: GameObject, cost: Cost) -> bool:
    """Whether the cost of an Add ability can be paid, its resources without other Add abilities."""
    context = EffectContext(player, thing.id, thing.label)
    if not can_pay(game, context, replace(cost, energy=0, power=())):
        return False
    return can_pay_resources(game, player, cost, thing.card, purposes=using(thing.card))


def raise_and_pay(  # noqa: PLR0917 - a payment has that many parts
    game: Game, player: str, cost: Cost, card: Card, for_what: str, thing: GameObject | None, *, may_decline: bool,
    purposes: frozenset[str] = NOTHING_SPECIAL, but: ObjectId | None = None,
) -> Procedure[bool]:  # fmt: skip
    """Pay Energy and Power, using Add abilities first if the player wants to (357.1.a); returns whether it was paid.

    False, not an error, if the player cannot pay. ``may_decline`` offers not to pay (444.2.a).
    """
    while True:
        spends = cost.has_resources and not game.state.player(player).unlimited_resources
        able = add_abilities(game, player, but) if spends else []
        keys = {f"use {source.label}": (source, ability) for source, _, ability in able}
        others = tuple(Option(key, key, source.label) for key, (source, _) in keys.items())
        answer = yield from pay_resources(
            game, player, cost, card, for_what=for_what, thing=thing, may_decline=may_decline, purposes=purposes,
            others=others,
        )  # fmt: skip
        if isinstance(answer, bool):
            return answer
        source, ability = keys[answer]
        event = game.tell(Happened.ABILITY_ACTIVATED, ADD_WHILE_PAYING, source, who=player, source=source.id)
        context = EffectContext(player, source.id, source.label, purposes=using(source.card))
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
            game,
            context.you,
            cost,
            card,
            context.name,
            source,
            may_decline=may_decline,
            purposes=context.purposes,
            but=context.source if cost.exhaust_this else None,
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


MOST_PAID = 12
"""The most that is offered to who has unlimited resources: what the runes of a Rune Deck can bring (103.3)."""


def pay_any_amount(game: Game, context: EffectContext, of: str) -> Procedure[int]:
    """Pay any amount of Energy, or of a Power symbol, zero included; returns how much (204.3.b)."""
    thing = _shown(game, context)
    assert thing is not None
    unlimited = game.state.player(context.you).unlimited_resources
    most = 0
    while (most < MOST_PAID or not unlimited) and can_raise(game, context.you, amount_of(of, most + 1), thing.card):
        most += 1
    options = tuple(
        Option(str(count), f"pay {amount_of(of, count).describe()}", str(count)) for count in range(most + 1)
    )
    words = f"pay any amount of {of if of == ENERGY else f'[{of}]'}"
    answer = yield from ask(
        Decision(Kind.PICK, context.you, "amount", WITHIN, f"{words} for {context.name}", options, source=context.name)
    )
    count = int(answer[0])
    if count and not (
        yield from raise_and_pay(
            game, context.you, amount_of(of, count), thing.card, context.name, thing, may_decline=False
        )
    ):
        return 0
    return count


def amount_of(of: str, count: int) -> Cost:
    """So much Energy, or so much of a Power symbol."""
    return Cost(count) if of == ENERGY else Cost(power=(of,) * count)


def _source(game: Game, context: EffectContext) -> GameObject | None:
    return game.find(context.source) if context.source is not None else None


def _shown(game: Game, context: EffectContext) -> GameObject | None:
    return game.state.objects.get(context.source.card) if context.source is not None else None
