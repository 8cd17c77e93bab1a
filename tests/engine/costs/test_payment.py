"""Paying Energy and Power (rules 135.2.e, 165-168, 357, 444), against a naive oracle."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from judge.engine.costs.payment import can_pay_resources, plans
from judge.engine.state.card import DOMAIN_LETTERS, Card
from judge.engine.state.cost import Cost, domains_for
from judge.engine.state.player import Pool
from judge.engine.turn.game_hooks import game_on
from tests.engine.boards import Board

DOMAINS = ("Fury", "Calm", "Body")
Way = tuple[int, tuple[tuple[str, int], ...], tuple[str, ...], tuple[tuple[str, bool], ...]]
"""Energy from the pool, Power from the pool, runes exhausted, runes recycled as they then are."""

LETTERS = tuple(letter for letter, domain in DOMAIN_LETTERS.items() if domain in DOMAINS)


def oracle(ready: tuple[str, ...], spent: tuple[str, ...], pool: Pool, cost: Cost, card: Card) -> set[Way]:
    """Every way to pay, found by trying every use of every single rune and every split of the pool."""
    found = set()
    uses_ready = ("keep", "exhaust", "recycle", "both")
    uses_spent = ("keep", "recycle")
    stock = sorted(dict(pool.power).items())
    for ready_uses in product(uses_ready, repeat=len(ready)):
        for spent_uses in product(uses_spent, repeat=len(spent)):
            energy = sum(use in ("exhaust", "both") for use in ready_uses)
            from_pool = cost.energy - energy
            if not 0 <= from_pool <= pool.energy:
                continue
            exhausted = [domain for domain, use in zip(ready, ready_uses, strict=True) if use in ("exhaust", "both")]
            recycled = [(domain, True) for domain, use in zip(ready, ready_uses, strict=True) if use == "recycle"]
            recycled += [(domain, False) for domain, use in zip(ready, ready_uses, strict=True) if use == "both"]
            recycled += [(domain, False) for domain, use in zip(spent, spent_uses, strict=True) if use == "recycle"]
            for amounts in product(*(range(count + 1) for _, count in stock)):
                power = [domain for domain, _ in recycled]
                power += [domain for (domain, _), amount in zip(stock, amounts, strict=True) for _ in range(amount)]
                if len(power) == len(cost.power) and fits(power, cost, card):
                    pooled = tuple((name, amount) for (name, _), amount in zip(stock, amounts, strict=True) if amount)
                    found.add((from_pool, pooled, tuple(sorted(exhausted)), tuple(sorted(recycled))))
    return found


def fits(power: list[str], cost: Cost, card: Card) -> bool:
    """Whether this Power, in some order, pays the symbols."""
    if not cost.power:
        return not power
    allowed = domains_for(cost.power[0], card)
    rest = replace(cost, power=cost.power[1:])
    return any(
        (allowed is None or domain in allowed or domain == "any")
        and fits(power[:place] + power[place + 1 :], rest, card)
        for place, domain in enumerate(power)
    )


def planned(board: Board, cost: Cost, card: Card) -> list[Way]:
    ways = []
    for plan in plans(game_on(board.state()), "P1", cost, card):
        exhausted = tuple(sorted(name for name, count in plan.exhaust for _ in range(count)))
        recycled = tuple(sorted((name, ready) for name, ready, count in plan.recycle for _ in range(count)))
        ways.append((plan.energy_from_pool, tuple(sorted(plan.power_from_pool)), exhausted, recycled))
    return ways


runes = st.lists(st.sampled_from(DOMAINS), max_size=4).map(tuple)
pools = st.builds(
    lambda energy, power: Pool(energy, tuple(sorted((name, count) for name, count in power.items() if count))),
    st.integers(0, 2),
    st.dictionaries(st.sampled_from((*DOMAINS, "any")), st.integers(0, 2), max_size=2),
)
costs = st.builds(
    lambda energy, power: Cost(energy, tuple(power)),
    st.integers(0, 3),
    st.lists(st.sampled_from(("A", "C", *LETTERS)), max_size=3),
)
cards = st.lists(st.sampled_from(DOMAINS), max_size=2, unique=True).map(lambda found: Card("Paid", (), tuple(found)))


@settings(max_examples=150, deadline=None, derandomize=True)
@given(ready=runes, spent=runes, pool=pools, cost=costs, card=cards)
def test_the_plans_are_exactly_the_ways_to_pay(
    ready: tuple[str, ...], spent: tuple[str, ...], pool: Pool, cost: Cost, card: Card
) -> None:
    board = Board(pools={"P1": pool})
    for domain in DOMAINS:
        fresh, used = ready.count(domain), spent.count(domain)
        board.runes("P1", domain, fresh + used, exhausted=used)
    ways = planned(board, cost, card)
    assert len(ways) == len(set(ways))
    assert set(ways) == oracle(ready, spent, pool, cost, card)
    assert can_pay_resources(game_on(board.state()), "P1", cost, card) is (bool(ways) or not cost.has_resources)


def test_a_rune_is_exhausted_and_recycled_in_one_payment() -> None:
    play = Board().card("Baited Hook", at="base").unit("Bait").runes("P1", "Order", 1).play("use Baited Hook")
    assert play.where("P1's Order Rune") == "P1's rune deck"
    assert not play.thing("P1's Order Rune").exhausted


def test_a_power_symbol_of_a_card_with_two_domains_is_paid_with_either() -> None:
    sett = Card("Sett", (), ("Body", "Order"))
    assert domains_for("C", sett) == frozenset({"Body", "Order"})


def test_a_power_symbol_of_a_card_without_a_domain_is_paid_with_any() -> None:
    assert domains_for("C", Card("Token", ())) is None


@pytest.mark.parametrize(("domain", "possible"), [("Order", True), ("Fury", False), ("any", True)])
def test_power_of_another_domain_does_not_pay(domain: str, possible: bool) -> None:
    board = Board(pools={"P1": Pool(1, ((domain, 1),))}).card("Baited Hook", at="base").unit("Bait")
    assert ("use Baited Hook" in board.play().options) is possible


def test_a_payment_takes_what_its_plan_says_and_nothing_else() -> None:
    board = (
        Board(pools={"P1": Pool(1, (("any", 1),))}).card("Baited Hook", at="base").unit("Bait").runes("P1", "Order", 2)
    )
    play = board.play("use Baited Hook", "1 Energy from the pool, 1 any Power from the pool")
    assert play.state.player("P1").pool == Pool()
    assert [play.thing(label).exhausted for label in ("P1's Order Rune", "P1's Order Rune #2")] == [False, False]
    play = board.play("use Baited Hook", "exhaust 1 Order rune, recycle 1 exhausted Order rune")
    assert play.state.player("P1").pool == Pool(1, (("any", 1),))
    assert play.where("P1's Order Rune") == "P1's rune deck"
    assert play.where("P1's Order Rune #2") == "P1's base"


def test_a_player_with_enough_funds_spends_nothing() -> None:
    play = Board().card("Baited Hook", at="base").unit("Bait").play("use Baited Hook")
    assert play.state.player("P1").pool == Pool()
