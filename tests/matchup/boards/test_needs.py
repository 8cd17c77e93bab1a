"""A Might that a text asks for is brought about where the card has another as printed."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import SCREEN
from judge.answers.page.request import Request
from judge.answers.router import answer
from tests.matchup.search.test_pair_search import between


def said(pair: str) -> str:
    return answer(open_library("2026-11-23"), Request(pair, more=SCREEN)).answer


@pytest.mark.parametrize(
    ("one", "other", "change"),
    [("Gust", "Irelia, Fervent", -1), ("Gust", "Ruin Runner", -2)],
)
def test_a_test_spell_brings_a_unit_down_to_the_might_that_is_asked_for(one: str, other: str, change: int) -> None:
    best = between(one, other).best
    assert best is not None
    assert best.board.probe is not None
    assert [getattr(part, "amount", None) for part in best.board.probe.effect] == [change]
    assert best.board.acts[0].describe() == f"P1 plays test spell on {other}"


def test_what_is_printed_is_said_before_what_comes_of_it_then() -> None:
    assert said("Gust vs Irelia, Fervent") == (
        "It depends on its Might. As it is printed, Gust cannot choose Irelia, Fervent: it asks for a unit at a "
        "battlefield with 3 Might or less, and Irelia, Fervent has 4 Might (355.9.b). Once it has the Might for it: "
        "Gust returns Irelia, Fervent to P2's hand."
    )


def test_it_is_said_where_the_pair_has_another_question_first_too() -> None:
    assert said("Gust vs Darius, Trifarian").startswith(
        "It depends on its Might. As it is printed, Gust cannot choose Darius, Trifarian"
    )


def test_a_unit_with_the_might_as_printed_needs_no_spell() -> None:
    best = between("Gust", "Watchful Sentry").best
    assert best is not None
    assert best.board.probe is None


def test_a_printed_cost_is_not_changed() -> None:
    assert said("Defy vs Icathian Rain").startswith("No. Defy cannot counter Icathian Rain")
