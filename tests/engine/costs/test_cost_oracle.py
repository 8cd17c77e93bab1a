"""The total cost of a card (rule 356) against an oracle that tries every order and every choice.

The oracle knows nothing of the engine's arithmetic: a cost is Energy and a bag of Power symbols; which of two costs is
less is read off what Power pays for them.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, permutations
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as some

from judge.engine.abilities.charged import Charged, Paying
from judge.engine.abilities.cost_changes import CostChange, Part, Playing
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.costs.additional_costs import optional_costs
from judge.engine.costs.total_cost import totals
from judge.engine.state.card import GEAR, SPELL, Card
from judge.engine.state.chain import Permission
from judge.engine.state.cost import Cost
from judge.engine.state.zones import hand
from judge.engine.turn.game_hooks import game_on
from tests.engine.boards import Board

LETTERS = {"R": "Fury", "G": "Calm", "B": "Mind"}
DOMAINS = tuple(LETTERS.values())
Bag = tuple[int, tuple[str, ...]]


class Less(NamedTuple):
    """A discount: one of the amounts, and the Energy below which it takes nothing."""

    amounts: tuple[Bag, ...]
    minimum: int = 0


def pays(domain: str, symbol: str, own: tuple[str, ...]) -> bool:
    """Whether Power of a domain pays a symbol on a card of such domains."""
    if symbol == "A" or (symbol == "C" and not own):
        return True
    return domain in own if symbol == "C" else LETTERS[symbol] == domain


def holds(power: tuple[str, ...], symbols: tuple[str, ...], own: tuple[str, ...]) -> bool:
    """Whether a bag of Power holds enough for a bag of symbols."""
    return not symbols or any(
        pays(domain, symbols[0], own) and holds(power[:place] + power[place + 1 :], symbols[1:], own)
        for place, domain in enumerate(power)
        if domain not in power[:place]
    )


@cache
def enough(symbols: tuple[str, ...], size: int, own: tuple[str, ...]) -> frozenset[tuple[str, ...]]:
    """The bags of at most so much Power that hold enough for a bag of symbols."""
    every = (bag for count in range(size + 1) for bag in combinations_with_replacement(DOMAINS, count))
    return frozenset(bag for bag in every if holds(bag, symbols, own))


def take(bag: Bag, less: Bag, minimum: int, own: tuple[str, ...]) -> set[Bag]:
    """What a discount can leave, whichever symbol is taken off."""
    energy = bag[0]
    for _ in range(less[0]):
        if energy > minimum:
            energy -= 1
    left = {tuple(sorted(bag[1]))}
    for symbol in less[1]:
        after = set()
        for power in left:
            matching = [
                place for place, found in enumerate(power)
                if symbol in {"A", found} or (found == "C" and LETTERS[symbol] in own)
            ]  # fmt: skip
            after |= {power[:place] + power[place + 1 :] for place in matching} or {power}
        left = after
    return {(max(energy, 0), power) for power in left}


def apply_all(bags: set[Bag], discounts: tuple[Less, ...], own: tuple[str, ...]) -> set[Bag]:
    """Every result of discounts in every order, with every choice between their amounts."""
    found: set[Bag] = set()
    for order in permutations(discounts):
        now = bags
        for discount in order:
            now = {left for bag in now for less in discount.amounts for left in take(bag, less, discount.minimum, own)}
        found |= now
    return found


def oracle(every: set[Bag], own: tuple[str, ...]) -> set[Bag]:
    """The totals that are worth a choice: those that no other one is at most as dear as, whatever pays for it."""
    size = max(len(power) for _, power in every)
    worth = {bag: (-bag[0], enough(bag[1], size, own)) for bag in every}
    return {bag for bag in every if not any(is_better(worth[other], worth[bag]) for other in every)}


def every_total(  # noqa: PLR0917 - the parts of a cost
    base: Bag, extra: Bag | None, component: tuple[Less, ...], more: tuple[Bag, ...], less: tuple[Less, ...],
    own: tuple[str, ...],
) -> set[Bag]:  # fmt: skip
    """What it can come to in every order, with every choice."""
    parts = apply_all({extra}, component, own) if extra is not None else {(0, ())}
    sums = {(base[0] + part[0], tuple(sorted(base[1] + part[1]))) for part in parts}
    for energy, power in more:
        sums = {(bag[0] + energy, tuple(sorted(bag[1] + power))) for bag in sums}
    return apply_all(sums, less, own)


Worth = tuple[int, frozenset[tuple[str, ...]]]


def is_better(one: Worth, other: Worth) -> bool:
    """Whether one cost is less in something and not more in anything."""
    return one != other and one[0] >= other[0] and one[1] >= other[1]


def as_bag(cost: Cost) -> Bag:
    return cost.energy, tuple(sorted(cost.power))


def as_cost(bag: Bag) -> Cost:
    return Cost(bag[0], bag[1])


symbols = some.sampled_from(("A", *LETTERS))
bags = some.tuples(some.integers(0, 3), some.lists(symbols, max_size=2).map(tuple))
own_domains = some.lists(some.sampled_from(DOMAINS), max_size=2, unique=True).map(tuple)
amounts = some.lists(bags, min_size=1, max_size=2).map(tuple)
discounts = some.builds(Less, amounts, some.integers(0, 2))
components = some.lists(discounts, max_size=2).map(tuple)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(
    energy=some.integers(0, 6), power=some.integers(0, 2), own=own_domains, extra=some.none() | bags,
    component=components, more=some.lists(bags, max_size=1).map(tuple),
    less=some.lists(discounts, max_size=2).map(tuple), mine=some.lists(some.builds(Less, bags.map(lambda one: (one,)),
                                                                         some.integers(0, 2)), max_size=1).map(tuple),
)  # fmt: skip
def test_the_totals_are_those_of_every_order_that_are_worth_a_choice(  # noqa: PLR0917 - the parts of a cost
    energy: int, power: int, own: tuple[str, ...], extra: Bag | None, component: tuple[Less, ...],
    more: tuple[Bag, ...], less: tuple[Less, ...], mine: tuple[Less, ...],
) -> None:  # fmt: skip
    abilities = [Discount(one.amounts[0][0], None, one.minimum, one.amounts[0][1]) for one in mine]
    optional = [OptionalCost("more", as_cost(extra))] if extra is not None else []
    card = Card("Paid", (SPELL,), own, energy, power, abilities=(*abilities, *optional))
    changes = [
        CostChange(Playing(), tuple(map(as_cost, one.amounts)), minimum=one.minimum, part=Part.OPTIONAL)
        for one in component
    ]
    changes += [CostChange(Playing(), (as_cost(one),), more=True) for one in more]
    changes += [CostChange(Playing(), tuple(map(as_cost, one.amounts)), minimum=one.minimum) for one in less]
    board = Board().add(card, at="hand").add(Card("Changes", (GEAR,), abilities=tuple(changes)), at="base")
    game = game_on(board.state())
    thing = next(found for found in game.state.objects.values() if found.card is card)
    permission = Permission(hand("P1"))
    paying = tuple(map(Paying, optional_costs(game, "P1", thing, permission)))
    determined = totals(game, Charged("P1", thing, permission=permission, paying=paying))
    found, also = determined.costs, determined.also
    every = every_total((energy, ("C",) * power), extra, component, more, (*less, *mine), own)
    expected = oracle(every, own)
    assert {as_bag(cost) for cost in (*found, *also)} == every
    assert len(found) == len(set(map(as_bag, found)))
    size = max(len(bag[1]) for bag in {*expected, *map(as_bag, found)})
    as_paid = {(bag[0], enough(bag[1], size, own)) for bag in map(as_bag, found)}
    assert as_paid == {(bag[0], enough(bag[1], size, own)) for bag in expected}
    assert len(as_paid) == len(found)


@given(bags, bags, some.integers(0, 3), own_domains)
def test_a_discount_never_raises_a_cost_and_never_takes_it_below_zero(
    bag: Bag, less: Bag, minimum: int, own: tuple[str, ...]
) -> None:
    card = Card("Paid", (SPELL,), own, abilities=(Discount(less[0], None, minimum, less[1]),))
    board = Board().add(card, at="hand")
    game = game_on(board.state())
    thing = next(found for found in game.state.objects.values() if found.card is card)
    permission = Permission(hand("P1"), cost=as_cost(bag))
    for cost in totals(game, Charged("P1", thing, permission=permission)).costs:
        assert min(bag[0], minimum) <= cost.energy <= bag[0]
        assert len(bag[1]) - len(less[1]) <= len(cost.power) <= len(bag[1])
