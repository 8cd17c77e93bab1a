"""What a program hands over that makes no sense is Misuse, what there is not is NotFound; nothing else is raised."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING, Any

import pytest

import judge
from judge.errors import Misuse, NotFound, ScenarioError
from tests.replay.replays import TABLE

if TYPE_CHECKING:
    from collections.abc import Callable

OPENS: Any = judge.open
OPEN = OPENS()
"""Without types: they would not let a wrong argument pass."""

BAD: list[tuple[Callable[[], Any], str]] = [
    (lambda: OPEN.search(5), "words: expected a text, got 5"),
    (lambda: OPEN.search("target", limit=0), "limit: expected a number of at least 1, got 0"),
    (lambda: OPEN.search("target", limit="3"), "limit: expected a whole number, got '3'"),
    (lambda: OPEN.search("target", limit=True), "limit: expected a whole number, got True"),
    (lambda: OPEN.ask(None), "question: expected a text, got None"),
    (lambda: OPEN.ask(""), "the question is empty"),
    (lambda: OPEN.ask("a\ud800"), "question: expected valid text"),
    (lambda: OPENS(rules="1\0"), "rules: expected valid text"),
    (lambda: OPEN.ask("Gust vs Charm", set_up=-1), "set_up: expected a number of at least 0, got -1"),
    (lambda: OPEN.ask("Gust vs Charm", set_up=99), "set_up: expected a number from 1 to"),
    (lambda: OPEN.ask("Gust vs Charm", board=["P1"]), "board: expected a text, got"),
    (lambda: OPEN.rule(428), "number: expected a text, got 428"),
    (lambda: OPEN.card(b"gust"), "name: expected a text, got b'gust'"),
    (lambda: OPEN.card("gust", how="yes"), "how: expected True or False, got 'yes'"),
    (lambda: OPEN.keyword(3), "name: expected a text, got 3"),
    (lambda: OPEN.history(428), "number: expected a text"),
    (lambda: OPEN.diff(1.3, "1.4"), "old: expected a text, got 1.3"),
    (lambda: OPEN.impact("1.3", "1.4", 5), "ids: expected a text, got 5"),
    (lambda: OPEN.cite(5), "identifier: expected a text"),
    (lambda: OPEN.errata(since="yesterday"), "since: expected a date, got 'yesterday'"),
    (lambda: OPEN.errata("gust", since="2026-01-01"), "expected a card, a bulletin or a date"),
    (lambda: OPEN.scenario(5), "source: expected a text or a Path, got 5"),
    (lambda: OPEN.scenario("P1: hand Gust", block=0), "block: expected a number of at least 1, got 0"),
    (lambda: OPEN.scenario(""), "expected a scenario, got a text without one"),
    (lambda: OPEN.scenario("P1: hand Gust").explore(budget=0), "budget: expected a number of at least 1, got 0"),
    (lambda: OPEN.scenario(TABLE).replay(outcome=-1), "outcome: expected a number of at least 0, got -1"),
    (lambda: OPEN.scenario(TABLE).replay().step(-1), "number: expected a number of at least 0, got -1"),
    (lambda: OPENS(as_of="tomorrow"), "as_of: expected a date, got 'tomorrow'"),
    (lambda: OPENS(as_of=date(2026, 8, 1)), "as_of: expected a text, got datetime"),
    (lambda: OPENS(as_of="2025-06-01"), "there was no rulebook on 2025-06-01"),
    (lambda: OPENS(rules=1.4), "rules: expected a text, got 1.4"),
]  # fmt: skip


@pytest.mark.parametrize(("called", "told"), BAD, ids=[told for _, told in BAD])
def test_an_argument_that_makes_no_sense_is_misuse(called: Callable[[], Any], told: str) -> None:
    with pytest.raises(Misuse, match=re.escape(told)):
        called()


def test_a_line_that_cannot_be_read_names_the_argument_that_it_stands_in() -> None:
    for argument in ("board", "play"):
        with pytest.raises(ScenarioError) as caught:
            OPEN.ask("Gust vs Charm", **{argument: "P1 plaxs"})
        assert str(caught.value).startswith(f"{argument}:1: ")


@pytest.mark.parametrize(
    "called",
    [
        lambda: OPEN.rule("gust vs charm"),
        lambda: OPEN.cite("what is a target"),
        lambda: OPEN.errata("Nobody's Card of Nothing"),
        lambda: OPEN.errata("Gust"),
        lambda: OPEN.legality("jinx"),
        lambda: OPEN.card(""),
        lambda: OPEN.keyword(""),
    ],
)
def test_what_there_is_not_is_not_found(called: Callable[[], Any]) -> None:
    with pytest.raises(NotFound):
        called()


def test_the_first_rulebook_answers_from_its_day_on() -> None:
    assert OPENS(as_of="2025-06-02").rules == "1.0"
