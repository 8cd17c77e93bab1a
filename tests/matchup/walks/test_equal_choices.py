"""Of equal choices in another order one is walked: the outcomes are those of all orders."""

from __future__ import annotations

import pytest

from judge.cards.loader import definition
from judge.engine.state.zones import base, battlefield, hand
from judge.matchup.walks import explorer
from judge.matchup.walks.explorer import Walk, walk
from judge.matchup.walks.planned_acts import Act, Plan
from judge.scenario.board.setup import Setup, plain_unit
from judge.scenario.board.stated_setup import Placed


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


def predicted(number_of_known: int) -> Walk:
    """P1 plays Clairvoyance, with so many units on top of a deck of which nothing else is known."""
    setup = Setup(battlefields={"BF1": None, "BF2": None})
    setup.add(Placed(list(definition("Clairvoyance").cards())[-1], "Clairvoyance", "P1", hand("P1")))
    setup.decks["P1"] = [(plain_unit(might), f"{might}-Might unit") for might in range(1, number_of_known + 1)]
    return walk(setup.state(), Plan((Act("P1", "play", "Clairvoyance"),)))


@pytest.mark.parametrize("known", [0, 1, 2])
def test_which_of_several_unknown_cards_is_recycled_makes_no_difference(
    monkeypatch: pytest.MonkeyPatch, known: int
) -> None:
    one_of_each = predicted(known)
    monkeypatch.setattr(explorer, "one_order_of_each", lambda _, answers: answers)
    every = predicted(known)
    assert outcomes(one_of_each) == outcomes(every)
    assert one_of_each.positions < every.positions / 3
