"""A search tells how far each of its walks has come, and ends where it is interrupted."""

from __future__ import annotations

from datetime import date

import pytest

from judge.answers.page.answer import Answer
from judge.answers.page.outcome_blocks import Simulation
from judge.matchup.boards.steering import FREE
from judge.matchup.search.pair_search import matchup
from judge.matchup.search.steered_search import steered_matchup
from judge.matchup.search.tried_question import Came
from judge.scenario.board.setup import card_for

DAY = date(2026, 8, 1)
CARDS = card_for("Baited Hook", DAY), card_for("Unlicensed Armory", DAY)


def test_every_position_of_every_walk_is_told() -> None:
    told: list[tuple[int, int]] = []
    found = matchup(*CARDS, progress=lambda positions, ends: told.append((positions, ends)))
    assert len([one for one in told if one[0] == 1]) > 1
    assert len(told) >= found.positions
    assert max(ends for _, ends in told) >= 1


def test_an_interruption_ends_the_search_and_not_only_a_walk() -> None:
    told: list[int] = []

    def interrupt(positions: int, _: int) -> None:
        told.append(positions)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        matchup(*CARDS, progress=interrupt)
    assert told == [1]


@pytest.mark.parametrize(("status", "code"), [("complete", 0), ("doubtful", 0), ("cut", 3), ("refused", 3)])
def test_an_answer_that_was_cut_ends_with_3(status: str, code: int) -> None:
    assert Answer("a vs b", kind="matchup", simulation=Simulation(status)).exit_code == code


def test_a_search_without_time_is_cut_and_leaves_its_questions_untried() -> None:
    found = steered_matchup(*CARDS, None, FREE, seconds=0).found
    assert found.cut
    assert not found.set_ups
    assert {trial.came for trial in found.trials if not trial.question.limit} == {Came.NOT_TRIED}


def test_a_search_with_time_is_not_cut_by_the_limit_of_one_before_it() -> None:
    assert steered_matchup(*CARDS, None, FREE, seconds=0).found.cut
    later = steered_matchup(*CARDS, None, FREE, seconds=3600).found
    assert not later.cut
    assert later.interact
