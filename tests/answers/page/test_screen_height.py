"""The screen of two cards fits a terminal of 24 lines: what comes last is folded, and counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.blocks import BETWEEN, Paragraph, line
from judge.answers.page.fit_lines import LINES
from judge.answers.page.how_much import SCREEN, Size
from judge.answers.page.request import Request
from judge.answers.page.screen_height import height_of
from judge.answers.router import answer
from judge.answers.simulated.pair_screen import PairScreen
from judge.answers.simulated.rooms_of_a_pair import NARROW, ROOMS, in_short
from judge.cli.writers.plain import plain

if TYPE_CHECKING:
    from judge.answers.page.blocks import Block


def shown(pair: str) -> tuple[Block, ...]:
    return answer(open_library("2026-11-27"), Request(pair, more=SCREEN)).shown()


def written(blocks: tuple[Block, ...], columns: int = 80) -> int:
    return len(plain(blocks, columns).split("\n"))


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


@pytest.mark.parametrize(
    "pair",
    [
        "Baited Hook vs Unlicensed Armory",
        "Hidden Blade vs Zhonya's Hourglass",
        "Void Seeker vs Tideturner",
        "Defy vs Icathian Rain",
        "Kinkou Initiate vs Frigid Jewel",
    ],
)
def test_two_cards_fit_a_small_terminal_and_no_point_of_them_is_cut(pair: str) -> None:
    found = answer(open_library("2026-11-27"), Request(pair, more=SCREEN))
    assert isinstance(found.screen, PairScreen)
    for size in (Size(40, 19), Size(40, 21), Size(60, 21), Size(80, 20)):
        blocks = found.shown(more=SCREEN._replace(size=size))
        assert written(blocks, size.columns) <= height_of(blocks, size.columns) <= size.lines
        text = " ".join(plain(blocks, size.columns).split())
        told = [point for point in found.screen.points if point.words in text]
        assert told == list(found.screen.points[: len(told)])
        left = len(found.screen.points) - len(told)
        assert not told or not left or f"and {left} more point{'s' * (left > 1)} (--plain)" in text


def test_a_terminal_of_the_usual_size_has_all_points() -> None:
    found = answer(open_library("2026-11-27"), Request("Baited Hook vs Unlicensed Armory", more=SCREEN))
    assert isinstance(found.screen, PairScreen)
    text = " ".join(plain(found.shown(more=SCREEN), 80).split())
    assert [point for point in found.screen.points if point.words not in text] == []
    assert "(--plain)" not in text


def test_a_row_of_three_cells_is_a_paragraph_on_a_narrow_screen() -> None:
    rows = [line("row", "1", BETWEEN, "P1's base " * 4, BETWEEN, "the unit moves there " * 3)]
    blocks = tuple(Paragraph(one) for one in (line("columns", "", BETWEEN, "choice", BETWEEN, "what"), *rows))
    assert written(blocks, 40) <= height_of(blocks, 40) <= written(blocks, 40) + 1


def test_on_a_small_terminal_points_go_before_rows_and_the_set_up_goes_last() -> None:
    first, last = NARROW[0], NARROW[-1]
    assert (first.points, first.outcomes, first.board) == (5, ROOMS[0].outcomes, True)
    assert (last.points, last.outcomes, last.board) == (1, 0, False)
    assert all(room.points <= 2 for room in NARROW if 0 < room.outcomes < first.outcomes)


def test_a_remark_in_short_names_the_option_that_explains_it() -> None:
    assert in_short("corrected: Highlander comes out differently as printed (--wordings)") == "corrected: --wordings"
    assert in_short("the text of Jinx matters on another set-up (--set-up 2): it is killed") == (
        "the text of Jinx matters on another set-up (--set-up 2)"
    )
    assert in_short("cut: the walk reached its budget, there may be more outcomes").endswith("more outcomes")
