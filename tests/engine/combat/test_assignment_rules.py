"""Assignments of combat damage, held against the sentences of rule 465.2.c taken one by one."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as some

from judge.engine.combat.assignment import BETWEEN, FIRST, LAST, Unit, assignments
from judge.engine.combat.damage import NEVER

RANKS = some.sampled_from([(BETWEEN,), (BETWEEN,), (FIRST,), (LAST,), (FIRST, LAST)])
UNITS = some.lists(some.tuples(some.integers(1, 4) | some.just(NEVER), RANKS), min_size=1, max_size=4)


def distributions(damage: int, units: int) -> list[tuple[int, ...]]:
    """Every way to hand out so much damage, legal or not."""
    return [found for found in product(range(damage + 1), repeat=units) if sum(found) == damage]


def is_legal(given_to: tuple[int, ...], units: list[Unit]) -> bool:
    """Whether a distribution breaks none of 465.2.c.3, c.4, c.6 and c.8, for some choice of each unit's rank."""
    places = range(len(units))
    full = [given_to[place] >= units[place].lethal for place in places]
    partial = [place for place in places if given_to[place] and not full[place]]
    if len(partial) > 1:
        return False  # c.3: another unit only once this one has lethal damage in full
    if any(given_to[place] > units[place].lethal for place in places) and not all(full):
        return False  # c.4: no more than lethal while another unit is left
    return any(
        all(
            full[before] or not given_to[after] for before in places for after in places if ranks[before] < ranks[after]
        )
        for ranks in product(*(unit.ranks for unit in units))
    )  # c.6, c.8: nothing for a later rank while an earlier one is not dealt with


@given(damage=some.integers(1, 9), kinds=UNITS)
@settings(max_examples=150, deadline=None)
def test_exactly_the_legal_assignments_are_listed(damage: int, kinds: list[tuple[int, tuple[int, ...]]]) -> None:
    units = [Unit(f"u{place}", lethal, ranks, place) for place, (lethal, ranks) in enumerate(kinds)]
    found = assignments(damage, units)
    assert len(set(found)) == len(found)
    legal = {one for one in distributions(damage, len(units)) if is_legal(one, units)}
    if damage > sum(unit.lethal for unit in units):
        assert set(found) <= legal
        assert (
            len({tuple(min(given, unit.lethal) for given, unit in zip(one, units, strict=True)) for one in legal}) == 1
        )
    else:
        assert set(found) == legal


@given(damage=some.integers(1, 40), kinds=UNITS)
@settings(max_examples=150, deadline=None)
def test_all_of_the_damage_is_assigned(damage: int, kinds: list[tuple[int, tuple[int, ...]]]) -> None:
    units = [Unit(f"u{place}", lethal, ranks, place) for place, (lethal, ranks) in enumerate(kinds)]
    found = assignments(damage, units)
    assert found
    assert {sum(one) for one in found} == {damage}
