"""What is said of a trigger that waits for more than the boards that were tried have."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer


@cache
def _ask(question: str) -> Answer:
    return answer(open_library("2026-10-01"), Request(question))


@pytest.mark.parametrize(
    ("question", "condition"),
    [
        ("does The Grand Plaza win the game when I hold", "if there are 7 or more of your units here"),
        ("does Super Mega Death Rocket! trigger when I conquer", "while this is in your trash"),
        ("does Shard of Undoing kill a unit when my unit dies", "The first time each turn"),
    ],
)
def test_a_condition_that_no_board_fulfils_is_not_tried_and_no_denial(question: str, condition: str) -> None:
    found = _ask(question)
    assert not found.answer.startswith(("Yes", "No"))
    assert found.simulation is not None
    assert found.simulation.status == "not found"
    assert condition in found.simulation.reason


@pytest.mark.parametrize(
    ("question", "does"),
    [
        ("does Trevor Snoozebottom draw when I hold", "Sprite enters BF1"),
        ("does Plundering Poro draw when I conquer", "Gold enters P1's base"),
        ("does Wraith of Echoes gain a point when my unit dies", "P1 draws 1"),
    ],
)
def test_a_card_that_does_something_else_then_is_denied(question: str, does: str) -> None:
    assert _ask(question).answer.startswith("No. ")
    assert does in _ask(question).answer


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("does Watchful Sentry draw when it dies", "Yes. Watchful Sentry is killed; P1 draws 1"),
        ("does LeBlanc, Fragmented draw when she is killed", "Yes. LeBlanc, Fragmented is killed"),
        ("does Machine Evangel trigger when it is banished", "No. "),
        ("does Watchful Sentry kill a unit when it dies", "No. Watchful Sentry is killed"),
        ("how many cards do I draw with Grove of the God-Willow when I hold", "P1 gains 1 point; P1 draws 1"),
    ],
)
def test_what_comes_of_a_deed_that_is_done_to_the_card_itself(question: str, begins: str) -> None:
    assert _ask(question).answer.startswith(begins)
    assert _ask(question).asked_for is None


def test_damage_that_kills_a_unit_that_stands_there_depends_on_where_that_is() -> None:
    found = _ask("can Kog'Maw, Caustic kill my own units when it dies")
    assert found.answer.startswith("It depends on where it is: Kog'Maw, Caustic is killed; x1 is dealt 4; x1 is killed")
