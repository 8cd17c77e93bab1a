"""Applying discounts to a cost (rules 356.4, 356.6), and choosing among the possible totals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.doubts import open_question
from judge.engine.state.cost import Cost, domains_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judge.engine.state.card import Card


Reduction = tuple[tuple[Cost, ...], int]
"""A discount: what it takes off (one of these), and the Energy below which it takes nothing."""

WHICH_POWER = open_question(
    "power-that-a-discount-takes-off",
    "Which Power does a discount take off?",
    "[A] takes off any Power; a domain takes off Power that this domain could pay, but no [A]",
)


def reduced(cost: Cost, less: Cost, minimum: int, card: Card) -> list[Cost]:
    """Every cost that a discount can leave; neither Energy nor Power goes below zero (356.6).

    Unclear: no rule says which Power a discount takes off. Here [A] takes off any Power; a domain takes off Power that
    only this domain could pay, or that the card's domains including it could pay, but not a symbol [A] of the cost.
    """
    energy = max(min(cost.energy, minimum), cost.energy - less.energy)
    left = {cost.power}
    for symbol in less.power:
        left = {rest for power in left for rest in _without(power, symbol, card)}
    return [Cost(energy, power, cost.exhaust_this, cost.actions) for power in sorted(left)]


def in_every_order(costs: Iterable[Cost], discounts: Sequence[Reduction], card: Card) -> list[Cost]:
    """Every cost that discounts can leave, applied in any order (356.4.c.1, 356.4.d.1).

    The costs for the order of falling minimums come first; no other order goes below them.
    """
    usual = sorted(discounts, key=lambda found: -found[1])
    found = list(costs)
    for discount in usual:
        found = _after(found, discount, card)
    if len(discounts) < 2 or not any(minimum or any(by.power for by in amounts) for amounts, minimum in discounts):
        return found
    kinds = list(dict.fromkeys(usual))
    left = {tuple(usual.count(kind) for kind in kinds): list(costs)}
    for _ in discounts:
        further: dict[tuple[int, ...], list[Cost]] = {}
        for counts, now in left.items():
            for place, count in enumerate(counts):
                if count:
                    fewer = (*counts[:place], count - 1, *counts[place + 1 :])
                    further[fewer] = [*further.get(fewer, ()), *_after(now, kinds[place], card)]
        left = {counts: list(dict.fromkeys(now)) for counts, now in further.items()}
    return list(dict.fromkeys([*found, *(cost for now in left.values() for cost in now)]))


def _after(costs: Iterable[Cost], discount: Reduction, card: Card) -> list[Cost]:
    amounts, minimum = discount
    return [less for cost in costs for by in amounts for less in reduced(cost, by, minimum, card)]


def _without(power: tuple[str, ...], symbol: str, card: Card) -> list[tuple[str, ...]]:
    """The remaining symbols for each way to take one off; all of them if none can be taken off."""
    domain = None if symbol == "A" else min(domains_for(symbol, card) or (), default=None)
    fitting = {
        found for found in power
        if symbol == "A" or ((allowed := domains_for(found, card)) is not None and domain in allowed)
    }  # fmt: skip
    ways = []
    for found in sorted(fitting):
        last = len(power) - 1 - power[::-1].index(found)
        ways.append((*power[:last], *power[last + 1 :]))
    return ways or [power]


def is_in_doubt(power: tuple[str, ...], symbol: str, card: Card) -> bool:
    """Whether it is open which symbol a discount takes off, because it could refer to others as well."""
    if symbol == "A":
        return any(found != "A" for found in power)
    domain = min(domains_for(symbol, card) or (), default=None)
    return any(found != symbol and ((of := domains_for(found, card)) is None or domain in of) for found in power)


def worth_a_choice(costs: Iterable[Cost], card: Card) -> list[Cost]:
    """The costs to which no other is equal or lower in every part; of equal ones the first."""
    found: list[Cost] = []
    for cost in costs:
        if any(_covers(cost, other, card) for other in found):
            continue
        found = [other for other in found if not _covers(other, cost, card)] + [cost]
    return found


def _covers(more: Cost, less: Cost, card: Card) -> bool:
    """Whether everyone who can pay ``more`` can also pay ``less``, with the same actions."""
    if less.energy > more.energy or less.actions != more.actions or less.exhaust_this != more.exhaust_this:
        return False
    return _stands_for(more.power, less.power, card)


def _stands_for(more: tuple[str, ...], less: tuple[str, ...], card: Card) -> bool:
    """Whether each symbol of ``less`` can be paid with what a different symbol of ``more`` asks for."""
    if not less:
        return True
    if len(less) > len(more):
        return False
    wanted = domains_for(less[0], card)
    return any(
        ((asked := domains_for(symbol, card)) == wanted or wanted is None or (asked is not None and asked <= wanted))
        and _stands_for(more[:place] + more[place + 1 :], less[1:], card)
        for place, symbol in enumerate(more)
    )
