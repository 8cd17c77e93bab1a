"""Legal assignments of combat damage, held against a slow enumerator that assigns to one unit after the other."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import pytest

from judge.engine.combat.assignment import BETWEEN, FIRST, LAST, MOST, TooManyError, Unit, assignments


def plain(*lethal: int) -> list[Unit]:
    return [Unit(f"u{number}", amount, (BETWEEN,), amount) for number, amount in enumerate(lethal)]


def slow(damage: int, units: list[Unit]) -> set[tuple[int, ...]]:
    """Assign in every order that the ranks allow; what is left over goes to the unit of the last rank listed last."""
    found = set()
    for ranks in product(*(unit.ranks for unit in units)):
        for order in permutations(range(len(units))):
            if [ranks[place] for place in order] != sorted(ranks):
                continue
            left, given = damage, [0] * len(units)
            for place in order:
                given[place] = min(left, units[place].lethal)
                left -= given[place]
            last = max(range(len(units)), key=lambda place: (ranks[place], place))
            given[last] += left
            found.add(tuple(given))
    return found


def test_the_example_of_the_rulebook() -> None:
    assert set(assignments(5, plain(3, 3))) == {(3, 2), (2, 3)}
    four = assignments(5, plain(3, 3, 3, 3))
    assert len(four) == 12
    assert all(sorted(one) == [0, 0, 2, 3] for one in four)


def test_each_assignment_comes_once() -> None:
    found = assignments(6, plain(1, 2, 3, 4, 5))
    assert len(found) == len(set(found))


def test_where_everything_is_killed_there_is_one_assignment() -> None:
    assert assignments(9, plain(3, 2)) == [(3, 6)]


def test_tank_and_backline() -> None:
    units = [Unit("b", 2, (LAST,)), Unit("n", 2), Unit("t", 3, (FIRST,))]
    assert [assignments(damage, units) for damage in (2, 5, 6)] == [[(0, 0, 2)], [(0, 2, 3)], [(1, 2, 3)]]


def test_both_on_one_unit_leave_a_choice() -> None:
    units = [Unit("c", 2, (FIRST, LAST)), Unit("n", 2)]
    assert set(assignments(2, units)) == {(2, 0), (0, 2)}


def test_two_of_them_are_dealt_with_one_by_one() -> None:
    units = [Unit("c", 1, (FIRST, LAST)), Unit("d", 1, (FIRST, LAST)), Unit("n", 1)]
    assert set(assignments(1, units)) == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}
    assert set(assignments(2, units)) == {(1, 1, 0), (1, 0, 1), (0, 1, 1)}


@pytest.mark.parametrize("seed", range(150))
def test_it_agrees_with_the_slow_enumerator(seed: int) -> None:
    random = Random(seed)
    ranks = [(BETWEEN,), (BETWEEN,), (FIRST,), (LAST,), (FIRST, LAST)]
    units = [
        Unit(f"u{number}", random.randint(1, 4), random.choice(ranks), number) for number in range(random.randint(1, 5))
    ]
    damage = random.randint(1, 14)
    found = assignments(damage, units)
    assert set(found) == slow(damage, units)
    assert all(sum(one) == damage for one in found)


def test_like_units_are_taken_together_where_there_are_too_many_assignments() -> None:
    found = assignments(15, plain(*[2] * 15))
    assert len(found) == 1
    assert sum(found[0]) == 15


def test_too_many_are_refused() -> None:
    with pytest.raises(TooManyError):
        assignments(70, plain(*range(1, 21)))
    assert MOST >= 100
