"""Of equal choices in another order one is walked: the outcomes are those of all orders."""

from __future__ import annotations

import pytest

from judge.cards.loader import definition
from judge.engine.state.zones import base, battlefield, hand
from judge.matchup import explorer
from judge.matchup.explorer import Walk, walk
from judge.matchup.plan import Act, Plan
from judge.scenario.board.setup import Placed, Setup, plain_unit


def rain(spell: str, *others: str, mights: tuple[int, ...] = (3, 5)) -> Walk:
    """A spell of P1 with units of P2 at a battlefield, and further cards of P2."""
    setup = Setup(battlefields={"BF1": "P2", "BF2": None})
    setup.add(Placed(list(definition(spell).cards())[-1], spell, "P1", hand("P1")))
    for number, might in enumerate(mights):
        setup.add(Placed(plain_unit(might), f"u{number}", "P2", battlefield("BF1")))
    for other in others:
        setup.add(Placed(list(definition(other).cards())[-1], other, "P2", base("P2")))
    return walk(setup.state(), Plan((Act("P1", "play", spell),)))


def all_orders(monkeypatch: pytest.MonkeyPatch, spell: str, *others: str) -> Walk:
    with monkeypatch.context() as patched:
        patched.setattr(explorer, "one_order_of_each", lambda _, answers: answers)
        return rain(spell, *others)


def outcomes(walked: Walk) -> set[object]:
    return {outcome.facts for outcome in walked.outcomes}


@pytest.mark.parametrize("spell", ["Icathian Rain", "Falling Star"])
@pytest.mark.parametrize("others", [(), ("Zhonya's Hourglass",), ("Wraith of Echoes",)])
def test_the_outcomes_are_those_of_the_full_walk(
    monkeypatch: pytest.MonkeyPatch, spell: str, others: tuple[str, ...]
) -> None:
    fewer, full = rain(spell, *others), all_orders(monkeypatch, spell, *others)
    assert outcomes(fewer) == outcomes(full)
    assert fewer.complete


def test_six_equal_choices_between_two_units_are_seven_lines_and_not_sixty_four(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert rain("Icathian Rain").lines == 7
    assert all_orders(monkeypatch, "Icathian Rain").lines == 64


def test_where_a_card_looks_at_the_damage_every_order_is_walked(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = "Ravenborn Tome"
    assert rain("Falling Star", looks).lines == all_orders(monkeypatch, "Falling Star", looks).lines
