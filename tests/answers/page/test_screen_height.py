"""The screen of two cards fits a terminal of 24 lines: what comes last is folded, and counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.blocks import BETWEEN, Paragraph, line
from judge.answers.page.fit_lines import LINES
from judge.answers.page.how_much import SCREEN
from judge.answers.page.request import Request
from judge.answers.page.screen_height import height_of
from judge.answers.router import answer
from judge.answers.simulated.pair_screen import ROOMS
from judge.cli.writers.plain import plain

if TYPE_CHECKING:
    from judge.answers.page.blocks import Block


def shown(pair: str) -> tuple[Block, ...]:
    return answer(open_library("2026-11-27"), Request(pair, more=SCREEN)).shown()


def written(blocks: tuple[Block, ...]) -> int:
    return len(plain(blocks, 80).split("\n"))


@pytest.mark.parametrize(
    "pair",
    [
        "Star Spring vs Dazzling Aurora",
        "Nasus, Ascended vs Void Burrower",
        "Cannon Barrage vs Square Up",
        "Baited Hook vs Unlicensed Armory",
    ],
)
def test_two_cards_take_no_more_lines_than_a_terminal_has(pair: str) -> None:
    blocks = shown(pair)
    assert written(blocks) <= height_of(blocks) <= LINES


def test_a_table_is_as_high_as_the_longest_cell_of_each_row() -> None:
    words = "a unit that is at a battlefield is killed " * 3
    rows = [line("row", "1", BETWEEN, words, BETWEEN, "once"), line("row", "2", BETWEEN, "u", BETWEEN, words)]
    blocks = tuple(Paragraph(one) for one in (line("columns", "", BETWEEN, "choice", BETWEEN, "what"), *rows))
    assert height_of(blocks) == written(blocks) > len(blocks)


def test_facts_are_folded_before_outcomes_and_some_outcomes_always_stay() -> None:
    assert ROOMS[0].ways
    assert all(room.facts == 0 for room in ROOMS if room.outcomes < ROOMS[0].outcomes)
    assert min(room.outcomes for room in ROOMS) == 2
