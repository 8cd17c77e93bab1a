"""Determining the total cost (rules 356, 403): base, replacements of it, additional costs, discounts, in that order."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.next_spell import NextSpell, waits_for
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.abilities.passive import AdditionalCost
from judge.engine.abilities.while_played import keywords_while_played
from judge.engine.card import SPELL
from judge.engine.costs import FREE, Cost, printed_cost
from judge.engine.events import Happened
from judge.engine.keywords.accelerate import ACCELERATE
from judge.engine.keywords.deflect import ANY_DOMAIN, DEFLECT, MANDATORY, deflect_cost
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.chain import ChainItem, Permission
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.slugs import Slug

TOTAL_COST = cite("play.total-cost")  # 356
REPLACED_COST = cite("play.replaced-base-cost")  # 356.1.a
IGNORED_COST = cite("play.ignored-base-cost")  # 356.1.b
ENERGY_IGNORED = cite("play.energy-cost-ignored")  # 356.1.b.2
ADDITIONAL_COST = cite("play.mandatory-additional-cost")  # 356.2.a.1
OPTIONAL_COST = cite("play.optional-additional-cost")  # 356.2.b.1
ADDED_TO_ZERO = cite("play.additional-on-top-of-ignored")  # 356.1.b.3
ALL_IGNORED = cite("play.all-costs-ignored")  # 356.5.a
DISCOUNT = cite("play.discount")  # 356.4
DISCOUNTS_REDUCE_ADDITIONAL = cite("play.discount-reduces-additional")  # 356.4.f
TOKENS_COST_NOTHING = cite("tokens.cost-zero")  # 185.3.a.1


class Paying(NamedTuple):
    """An optional additional cost that a player chooses to pay, with the object that is chosen along with it."""

    optional: OptionalCost
    chosen: GameObject | None = None


def determine(game: Game, item: ChainItem) -> Cost:
    """Step 3 for a chain item; where something alters the cost of a card, an event says what it comes to and why."""
    card = game.state.objects[item.object.card]
    deflected = deflect_cost(game, item) if item.choices else FREE
    if item.is_card:
        cost, rules = _total(game, item.controller, card, item.permission, paying_of(game, item), deflected)
    else:
        cost, rules = (item.cost or FREE).plus(deflected), _because_of(deflected)
    if rules:
        words = "nothing" if cost.is_free else cost.describe()
        game.tell(Happened.COST_DETERMINED, (TOTAL_COST, *rules), card, who=item.controller, detail=words)
    return cost


def paying_of(game: Game, item: ChainItem) -> tuple[Paying, ...]:
    """The optional additional costs that the player of an item has chosen to pay."""
    if not item.paid:
        return ()
    card = game.state.objects[item.object.card]
    found = []
    for optional in optional_costs(game, item.controller, card, item.permission):
        if optional.name in item.paid:
            named = item.chosen(optional.chooses.name) if optional.chooses is not None else ()
            found.append(Paying(optional, game.state.objects[named[0].card] if named else None))
    return tuple(found)


def cost_to_play(  # noqa: PLR0917 - what a cost is determined from
    game: Game, player: str, card: GameObject, permission: Permission | None, paying: tuple[Paying, ...] = (),
    deflected: Cost = FREE,
) -> Cost:  # fmt: skip
    """What playing a card costs a player now, with the optional additional costs that they choose to pay.

    Mandatory additional costs are owed also where the cost is ignored (356.1.b.3); ``deflected`` is what its targets
    add.
    """
    return _total(game, player, card, permission, paying, deflected)[0]


def ways_to_play(
    game: Game, player: str, card: GameObject, permission: Permission | None
) -> Iterator[tuple[Paying, ...]]:
    """Every choice of optional additional costs, and of what is chosen along with them; none of them first."""
    options = [
        [Paying(optional, thing) for thing in choices_for(game, player, optional)]
        for optional in optional_costs(game, player, card, permission)
    ]
    for size in range(len(options) + 1):
        for some in combinations(options, size):
            yield from product(*some)


def choices_for(game: Game, player: str, optional: OptionalCost) -> list[GameObject | None]:
    """What can be chosen along with an optional cost; None alone where nothing is to be chosen."""
    if optional.chooses is None:
        return [None]
    return [thing for thing in game.state.on_board if optional.chooses.criteria.fits(game.state, thing, player, None)]


def optional_costs(
    game: Game, player: str, card: GameObject, permission: Permission | None
) -> tuple[OptionalCost, ...]:
    """The optional additional costs that a player may pay for a card, in the order of its text (355.1.a)."""
    found = [ability for ability in card.card.abilities if isinstance(ability, OptionalCost)]
    if "Accelerate" in keywords_while_played(game, player, card, permission):
        found.append(ACCELERATE)
    return tuple(found)


def _total(  # noqa: PLR0917 - what a cost is determined from
    game: Game, player: str, card: GameObject, permission: Permission | None, paying: tuple[Paying, ...],
    deflected: Cost = FREE,
) -> tuple[Cost, tuple[Slug, ...]]:  # fmt: skip
    """The total and the rules that altered it, in the order of rule 356."""
    cost, applied = _base_cost(card, permission)
    rules = list(applied)
    ignored = bool(rules)
    for ability in card.card.abilities:
        if isinstance(ability, AdditionalCost):
            cost = cost.plus(ability.cost)
            rules.append(ADDITIONAL_COST)
    cost = cost.plus(deflected)
    rules += _because_of(deflected)
    for optional, _ in paying:
        cost = cost.plus(optional.cost)
        rules += [OPTIONAL_COST, ADDED_TO_ZERO] if ignored else [OPTIONAL_COST]
    if permission is not None and permission.less:
        cost = _reduced(cost, permission.less, 0, 0)
        rules.append(DISCOUNT)
    for energy, power, minimum, rule in _discounts(game, player, card, paying):
        cost = _reduced(cost, energy, power, minimum)
        rules += rule
    if permission is not None and permission.no_costs:
        cost, rules = FREE, [ALL_IGNORED]
    return cost, tuple(dict.fromkeys(rules))


def _because_of(deflected: Cost) -> tuple[Slug, ...]:
    return () if deflected.is_free else (MANDATORY, DEFLECT, ANY_DOMAIN)


def _base_cost(card: GameObject, permission: Permission | None) -> tuple[Cost, tuple[Slug, ...]]:
    """Rule 356.1: "for a cost" replaces the base cost, "ignoring" sets it to zero, or a part of it."""
    if card.card.token:
        return FREE, (TOKENS_COST_NOTHING,)
    if permission is not None and permission.cost is not None:
        return permission.cost, (REPLACED_COST,)
    if permission is not None and permission.ignoring:
        return FREE, (IGNORED_COST,)
    printed = printed_cost(card.card)
    if permission is not None and permission.ignoring_energy:
        return Cost(0, printed.power), (ENERGY_IGNORED,)
    return printed, ()


_Reduction = tuple[int, int, int, tuple["Slug", ...]]
"""Energy and Power less, the Energy below which it takes nothing, and the rules."""


def _discounts(game: Game, player: str, card: GameObject, paying: tuple[Paying, ...]) -> list[_Reduction]:
    """Rule 356.4: what makes it cost less, those with a minimum first.

    They may be applied in any order (356.4.d.1); this one never leaves more to pay than another, so nobody is asked.
    """
    found: list[_Reduction] = []
    for ability in card.card.abilities:
        if isinstance(ability, Discount) and (ability.during is None or ability.during.holds(game.state, player, card)):
            rules = (DISCOUNT, *(ability.during.rules if ability.during is not None else ()))
            found.append((ability.energy, ability.power, ability.minimum, rules))
    found += _waiting_discounts(game, player, card)
    for optional, chosen in paying:
        if optional.less_its_cost and chosen is not None:
            less = FREE if chosen.card.token else printed_cost(chosen.card)
            found.append((less.energy, len(less.power), 0, (DISCOUNT, DISCOUNTS_REDUCE_ADDITIONAL)))
    return sorted(found, key=lambda reduction: -reduction[2])


def _waiting_discounts(game: Game, player: str, card: GameObject) -> Iterator[_Reduction]:
    """What waits for the next card that the player plays, or has been bound to this one as its choices are made."""
    for delayed in game.state.delayed:
        ability = delayed.ability
        if isinstance(ability, NextSpell):
            ability = ability.ability if waits_for(delayed, player, spell=card.card.is_a(SPELL)) else ability
        elif delayed.by_item is not None:
            item = game.state.item(delayed.by_item)
            ability = ability if item is not None and item.object == card.id else NextSpell(ability)
        if isinstance(ability, Discount):
            yield ability.energy, ability.power, ability.minimum, (DISCOUNT,)


def _reduced(cost: Cost, energy: int, power: int, minimum: int) -> Cost:
    """The cost less a discount; neither Energy nor Power goes below zero (356.6)."""
    least = min(cost.energy, minimum)
    kept = len(cost.power) - power if power < len(cost.power) else 0
    return Cost(max(least, cost.energy - energy), cost.power[:kept], cost.exhaust_this, cost.actions)
