"""Every legal assignment of combat damage, held against one unit after the other; why others are not legal."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import pytest

from judge.citations.numbers import CURRENT, rule_id
from judge.engine.combat.assignment import BETWEEN, FIRST, LAST, Unit, assignments
from judge.engine.combat.legal_assignment import Assigning, key_of, spread, why_not


def by_hand(damage: int, units: list[Unit]) -> set[tuple[int, ...]]:
    """Lethal damage to one unit after the other, in each order that the ranks allow; what is left over is spread."""
    found: set[tuple[int, ...]] = set()
    for ranks in product(*(unit.ranks for unit in units)):
        for order in permutations(range(len(units))):
            if [ranks[place] for place in order] != sorted(ranks):
                continue
            left, given = damage, [0] * len(units)
            for place in order:
                given[place] = min(left, units[place].lethal)
                left -= given[place]
            parts = (more for more in product(range(left + 1), repeat=len(units)) if sum(more) == left)
            found.update(tuple(one + more for one, more in zip(given, some, strict=True)) for some in parts)
    return found


@pytest.mark.parametrize("seed", range(120))
def test_exactly_what_can_be_assigned_one_after_the_other_is_legal(seed: int) -> None:
    random = Random(seed)
    ranks = [(BETWEEN,), (BETWEEN,), (FIRST,), (LAST,), (FIRST, LAST)]
    units = [Unit(f"u{number}", random.randint(1, 3), random.choice(ranks)) for number in range(random.randint(1, 4))]
    damage = random.randint(1, 9)
    legal = by_hand(damage, units)
    for given in product(range(damage + 1), repeat=len(units)):
        assert (why_not(damage, units, given) is None) is (given in legal), given
    assert set(assignments(damage, units)) <= legal
    if damage >= sum(unit.lethal for unit in units):
        assert set(spread(damage, units)) == legal


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("3 a | 1 b", "465.2.c"), ("2 a | 2 b | 1 t", "815.1.c.2"), ("2 t | 2 a | 1 l", "826.4.b"),
        ("2 t | 3 a", "465.2.c.4"), ("2 t | 1 a | 2 b", None), ("2 t | 2 a | 1 b", None), ("2 t | 3 x", "465.2.c.10"),
        ("2 t | 3 z", "465.2.c"), ("5 t", "465.2.c.4"), ("1 t | 4 a", "465.2.c.4"), ("2 t | 2 t | 1 a", "465.2.c"),
    ],
)  # fmt: skip
def test_the_rule_that_forbids_it(key: str, rule: str | None) -> None:
    units = (Unit("a", 2), Unit("b", 2), Unit("t", 2, (FIRST,)), Unit("l", 2, (LAST,)))
    found = Assigning(5, units, ("x",)).refusal(key)
    assert (rule_id(found[0], CURRENT) if found is not None else None) == (f"core@1.4:{rule}" if rule else None)


def test_no_two_units_are_left_half_way() -> None:
    found = why_not(2, (Unit("a", 3), Unit("b", 3)), (1, 1))
    assert found is not None
    assert rule_id(found[0], CURRENT) == "core@1.4:465.2.c.3"


def test_damage_that_is_altered_is_assigned_at_its_least() -> None:
    found = why_not(4, (Unit("a", 1, altered=True), Unit("b", 4)), (2, 2))
    assert found is not None
    assert rule_id(found[0], CURRENT) == "core@1.4:465.2.c.4.a"


def test_a_key_says_what_each_unit_gets() -> None:
    units = (Unit("a", 2), Unit("Hidden Blade #2", 1))
    assert Assigning(4, units).read(key_of(units, (0, 4))) == (0, 4)
