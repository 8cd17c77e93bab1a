"""Determining the total cost (rules 356, 403): base, replacements of it, additional costs, increases, discounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.abilities.cost_changes import OF_ABILITIES, CostChange, Part
from judge.engine.abilities.discounts import DISCOUNT, Discount
from judge.engine.abilities.ignoring import DeflectIgnoredHere
from judge.engine.abilities.optional_costs import ENERGY_IGNORED, OPTIONAL_COST, WITHOUT_ENERGY
from judge.engine.costs.on_the_chain import has_begun, put_there
from judge.engine.costs.reducing import in_every_order, is_in_doubt, worth_a_choice
from judge.engine.keywords.deflect import deflected, rules_of
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.cost import FREE, Cost, printed_cost
from judge.engine.triggers.next_spell import NextSpell, waiting_for
from judge.engine.wording.passive import ADDITIONAL_COST, AdditionalCost
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.abilities.charged import Charged, Paying
    from judge.engine.state.ability import Ability
    from judge.engine.state.card import Card
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

REPLACED_COST = cite("play.replaced-base-cost")  # 356.1.a
IGNORED_COST = cite("play.ignored-base-cost")  # 356.1.b
ADDED_TO_ZERO = cite("play.additional-on-top-of-ignored")  # 356.1.b.3
COMPONENT_FIRST = cite("play.component-discount-first")  # 356.4.c
DISCOUNTS_REDUCE_ADDITIONAL = cite("play.discount-reduces-additional")  # 356.4.f
ALL_IGNORED = cite("play.all-costs-ignored")  # 356.5.a
ASKED_OF_A_CARD = cite("costs.asked-of-a-card")  # 206
TOKENS_COST_NOTHING = cite("tokens.cost-zero")  # 185.3.a.1
OWN_MINIMUM = cite("play.minimum-of-one-discount")  # 356.4.e
NEVER_BELOW_ZERO = cite("play.never-below-zero")  # 356.6


class Totals(Struct, frozen=True):
    """What it can come to, and the rules that altered the cost.

    Several where its player has a choice that matters, like that between [1] and [A] less. ``also`` are costs that
    discounts leave in another order, each at least as much in every part (356.4.d.1).
    """

    costs: tuple[Cost, ...]
    rules: tuple[Slug, ...] = ()
    also: tuple[Cost, ...] = ()


def totals(game: Game, charged: Charged) -> Totals:
    """What something costs now, in the order of rule 356 (for abilities: 403).

    A card that is not on the chain yet costs what it would cost there, where step 1 puts it (354).
    """
    game, charged = _begun(game, charged)
    state, changes = game.state, cost_changes(game.state)
    base, ignored = _base_cost(charged)
    owed, owed_rules = _owed(game, charged)
    costs, rules = [base.plus(owed)], [*ignored, *owed_rules]
    applying = [(giver, change) for giver, change in changes if change.applies(state, charged, giver)]
    whole = [change for _, change in applying if change.part is Part.TOTAL]
    discounts = _discounts(game, charged, whole)
    if not (applying or discounts or charged.paying or (charged.permission and charged.permission.no_costs)):
        return Totals(tuple(costs), tuple(dict.fromkeys(rules)))
    card = charged.thing.card
    for paying in charged.paying:
        if paying.optional.instead:
            continue
        of_it = [change for _, change in applying if _is_about(change, paying)]
        parts = in_every_order([paying.optional.cost], [(change.by, change.minimum) for change in of_it], card)
        costs = [cost.plus(part) for cost in costs for part in parts]
        rules += [OPTIONAL_COST, ADDED_TO_ZERO] if ignored else [OPTIONAL_COST]
        rules += [COMPONENT_FIRST] if of_it else []
    for change in whole:
        if change.more:
            costs = [cost.plus(by) for cost in costs for by in change.by]
            rules += [*change.rules, *([ADDED_TO_ZERO] if ignored else [])]
    if discounts:
        beyond = sum(min(by.energy for by in amounts) for amounts, _, _ in discounts) > max(
            cost.energy for cost in costs
        )
        rules += [NEVER_BELOW_ZERO] if beyond and not any(minimum for _, minimum, _ in discounts) else []
        costs = in_every_order(costs, [(amounts, minimum) for amounts, minimum, _ in discounts], card)
        rules += [rule for _, _, because in discounts for rule in because]
        rules += [OWN_MINIMUM] if any(cost.energy < minimum for cost in costs for _, minimum, _ in discounts) else []
    if charged.permission is not None and charged.permission.no_costs:
        costs, rules = [FREE], [ALL_IGNORED]
    if len(costs) == 1:
        return Totals(tuple(costs), tuple(dict.fromkeys(rules)))
    worth = worth_a_choice(costs, card)
    also = tuple(cost for cost in dict.fromkeys(costs) if cost not in worth)
    return Totals(tuple(worth), tuple(dict.fromkeys(rules)), also)


def _begun(game: Game, charged: Charged) -> tuple[Game, Charged]:
    """The game with the card on the chain, where a text alters its cost: it is no card in a hand or trash any more."""
    if not charged.is_card or has_begun(charged.thing) or _costs_as_printed(game.state, charged):
        return game, charged
    begun, thing = put_there(game, charged.player, charged.thing)
    return begun, replace(charged, thing=thing)


def _costs_as_printed(state: GameState, charged: Charged) -> bool:
    """Whether no text makes what is played cost more or less."""
    waiting = any(isinstance(made.ability, CostChange | NextSpell) for made in state.delayed)
    return not (waiting or state.having(CostChange) or _own_discounts(charged))


def takes_power_in_doubt(game: Game, charged: Charged) -> bool:
    """Whether a discount takes off Power, and no rule says which."""
    changes, card = cost_changes(game.state), charged.thing.card
    applying = [change for giver, change in changes if change.applies(game.state, charged, giver)]
    reductions = _discounts(game, charged, [change for change in applying if change.part is Part.TOTAL])
    amounts = [by for by, _, _ in reductions]
    amounts += [change.by for change in applying for paying in charged.paying if _is_about(change, paying)]
    symbols = {symbol for amount in amounts for by in amount for symbol in by.power}
    if not symbols:
        return False
    owed = [_base_cost(charged)[0], _owed(game, charged)[0], *(paying.optional.cost for paying in charged.paying)]
    power = tuple(symbol for cost in owed for symbol in cost.power)
    return any(is_in_doubt(power, symbol, card) for symbol in symbols)


def looks_at_choices(state: GameState, charged: Charged) -> bool:
    """Whether a discount or increase depends on what is chosen, so that the cost is known only then (403.2)."""
    return (
        any(change.what.looks_at_choices for _, change in cost_changes(state))
        or any(discount.looks_at_choices for discount in _own_discounts(charged))
        or bool(state.having(DeflectIgnoredHere))
    )


Standing = tuple[tuple["GameObject", CostChange], ...]


def cost_changes(state: GameState) -> Standing:
    """What on the board, and what effects of this turn, make other things cost more or less."""
    givers = state.having(CostChange)
    standing = tuple((thing, change) for thing in givers for change in _changes(thing.abilities)) if givers else ()
    if not state.delayed:
        return standing
    return standing + tuple(
        (_maker(state, delayed.source.card, delayed.controller), delayed.ability)
        for delayed in state.delayed if isinstance(delayed.ability, CostChange)
    )  # fmt: skip


def _maker(state: GameState, card: int, controller: str) -> GameObject:
    """The object whose text made a delayed ability, as that of the player whose ability it is (392)."""
    return replace(state.objects[card], controller=controller)


@cached_by_value
def _changes(abilities: tuple[Ability, ...]) -> tuple[CostChange, ...]:
    return tuple(ability for ability in abilities if isinstance(ability, CostChange))


@cached_by_value
def _discounts_in(abilities: tuple[Ability, ...]) -> tuple[Discount, ...]:
    return tuple(ability for ability in abilities if isinstance(ability, Discount))


def _own_discounts(charged: Charged) -> tuple[Discount, ...]:
    if charged.ability is not None:
        return _discounts_in(charged.ability.less)
    return _discounts_in(charged.thing.card.abilities) if charged.is_card else ()


def _is_about(change: CostChange, paying: Paying) -> bool:
    """Whether a discount applies to an optional additional cost as that is added (356.4.c)."""
    return change.part is Part.OPTIONAL or (change.part is Part.REPEAT and paying.optional.repeats)


def _base_cost(charged: Charged) -> tuple[Cost, tuple[Slug, ...]]:
    """Rules 356.1, 403.1: "for a cost" replaces the base cost, "ignoring" sets it to zero, or a part of it."""
    if charged.ability is not None:
        return charged.ability.cost, ()
    if charged.base is not None:
        return charged.base, ()
    card, permission = charged.thing.card, charged.permission
    if card.token:
        return FREE, (TOKENS_COST_NOTHING,)
    if permission is not None and permission.cost is not None:
        return permission.cost, (REPLACED_COST,)
    if permission is not None and permission.ignoring:
        return FREE, (IGNORED_COST,)
    for paying in charged.paying:
        if paying.optional.instead:
            energy_ignored = paying.optional.name == WITHOUT_ENERGY
            return paying.optional.cost, (ENERGY_IGNORED if energy_ignored else REPLACED_COST,)
        if paying.optional.ignores_base_cost:
            return FREE, (IGNORED_COST,)
    printed = printed_cost(card)
    if permission is not None and permission.ignoring_energy:
        return Cost(0, printed.power), (ENERGY_IGNORED,)
    return printed, ()


def _owed(game: Game, charged: Charged) -> tuple[Cost, list[Slug]]:
    """The mandatory additional costs, also on top of an ignored cost (356.1.b.3, 356.2.a)."""
    cost, rules = FREE, []
    has_some = AdditionalCost in charged.thing.card.kinds and charged.is_card
    for ability in _additional(charged.thing.card) if has_some else ():
        cost = cost.plus(ability.cost)
        rules.append(ADDITIONAL_COST)
    power = deflected(game, charged) if charged.chosen else 0
    if power:
        cost = cost.plus(Cost(power=("A",) * power))
        rules += rules_of(game, charged)
    return cost, rules


@cached_by_value
def _additional(card: Card) -> tuple[AdditionalCost, ...]:
    return tuple(ability for ability in card.abilities if isinstance(ability, AdditionalCost))


_Reduction = tuple[tuple[Cost, ...], int, tuple["Slug", ...]]
"""What it takes off (one of these), the Energy below which it takes nothing, and the rules."""


def _discounts(game: Game, charged: Charged, whole: list[CostChange]) -> list[_Reduction]:
    """Rule 356.4: what makes it cost less, to be applied in any order (356.4.d.1)."""
    found = _own(game.state, charged) + [
        (change.by, change.minimum, change.rules)
        for change in whole if not change.more
    ]  # fmt: skip
    if charged.permission is not None and charged.permission.less:
        found.append(((Cost(charged.permission.less),), 0, (DISCOUNT,)))
    for paying in charged.paying:
        optional, chosen = paying.optional, paying.chosen
        if optional.less_its_cost and chosen is not None:
            less = printed_cost(chosen.card)  # of a token that has become a copy, the copied one (185.3.a.2, 206)
            any_power = Cost(less.energy, ("A",) * len(less.power))
            found.append(((any_power,), 0, (DISCOUNT, DISCOUNTS_REDUCE_ADDITIONAL, ASKED_OF_A_CARD)))
    return found


def _own(state: GameState, charged: Charged) -> list[_Reduction]:
    """The discounts of the card or ability itself, and those that wait for the next card of its player."""
    found: list[_Reduction] = []
    given = _own_discounts(charged)
    if state.delayed and charged.is_card:
        waiting = waiting_for(state, charged.player, charged.thing)
        given += tuple(ability for ability in waiting if isinstance(ability, Discount))
    for discount in given:
        amount = discount.amount(state, charged)
        if amount is not None:
            rules = (DISCOUNT if charged.is_card else OF_ABILITIES, *discount.rules)
            found.append(((amount,), discount.minimum, rules))
    return found
