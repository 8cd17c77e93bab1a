"""Infractions: the penalty first, then the rules it follows from."""

from __future__ import annotations

import pytest

from judge.answers import router
from judge.answers.library.open_library import open_library
from judge.answers.lookups.infraction import without_asking
from judge.answers.page.request import Request
from tests.answers.drawn import LINES, screen


@pytest.mark.parametrize(
    ("question", "name", "penalty"),
    [
        ("slow play", "Slow Play", "Warning"),
        ("penalty for missed trigger", "Missed Trigger", "No Penalty"),
        ("Missed Trigger infraction", "Missed Trigger", "No Penalty"),
        ("what is the penalty for slow play?", "Slow Play", "Warning"),
        ("decklist error", "Decklist Error", "Game Loss"),
        ("slowplay", "Slow Play", "Warning"),  # one word
        ("extra cards drawn", "Drawing Extra Cards", "Warning"),  # other forms, in another order
        ("penalty for a missed trigger?", "Missed Trigger", "No Penalty"),
        ("GPE: missed trigger", "Missed Trigger", "No Penalty"),  # as a penalty is written down
        ("usc minor", "Unsporting Minor", "Warning"),
        ("unsporting conduct - cheating", "Cheating", "Disqualification"),
    ],
)
def test_an_infraction_is_answered_with_its_penalty(question: str, name: str, penalty: str) -> None:
    answer = router.answer(open_library("2026-08-01"), Request(question))
    assert answer.answer.startswith(f"{name}: {penalty}.")
    assert "Upgrade:" in answer.answer
    assert "Remedy:" in answer.answer
    assert answer.citations[0].id.startswith("tournament@2026-07-16:70")


@pytest.mark.parametrize(
    "question", ["penalty for being late", "tardiness penalty", "what penalty do I get for lateness"]
)
def test_a_word_that_only_one_infraction_has_is_enough_where_a_penalty_is_asked_for(question: str) -> None:
    answer = router.answer(open_library("2026-08-01"), Request(question))
    assert answer.answer.startswith("Late to Match:")


def test_a_question_with_more_words_than_a_name_is_searched_for() -> None:
    question = "how many cards do you have in hand, does he have to tell me"
    assert router.answer(open_library("2026-08-01"), Request(question)).kind == "search"


def test_a_word_that_several_infractions_have_is_searched_for() -> None:
    assert router.answer(open_library("2026-08-01"), Request("penalty for a card")).kind == "search"


@pytest.mark.parametrize("question", ["a", "the", "\U0001f525", "\u65e5\u672c"])
def test_a_question_without_a_word_that_tells_is_no_infraction(question: str) -> None:
    assert router.answer(open_library("2026-08-01"), Request(question)).kind == "none"


def test_all_infractions_stand_on_one_screen_by_their_penalties() -> None:
    found = router.answer(open_library("2026-08-01"), Request("list of infractions"))
    lines = screen(found)
    assert len(lines) <= LINES
    text = " ".join(" ".join(lines).split())
    assert all(hit.id.rpartition(".")[2] and hit.id.startswith("tournament@") for hit in found.hits)
    assert "Slow Play .2" in text
    assert "Cheating .8" in text
    assert "and 1 more" not in text


def test_the_infractions_of_a_kind_are_listed_by_its_abbreviation() -> None:
    found = router.answer(open_library("2026-08-01"), Request("usc"))
    assert {hit.id.partition(":")[2][:3] for hit in found.hits} == {"704"}


def test_a_penalty_that_depends_on_the_level_is_given_for_each() -> None:
    answer = router.answer(open_library("2026-08-01"), Request("late to match"))
    assert "low: " in answer.answer
    assert "high: " in answer.answer


def test_the_block_of_an_infraction_is_no_part_of_the_text_of_its_rule() -> None:
    library = open_library("2026-08-01")
    rule = library.find_rule("tournament@2026-07-16:703.2")
    assert rule is not None
    assert "infraction:" not in rule.text


@pytest.mark.parametrize(
    ("question", "left"), [("Slow Play", "slow play"), ("penalty for late to match", "late to match")]
)
def test_words_that_only_ask_are_left_out(question: str, left: str) -> None:
    assert without_asking(question) == left


def test_on_an_earlier_day_it_is_said_that_the_rules_are_those_of_a_later_edition() -> None:
    answer = router.answer(open_library("2026-01-10"), Request("slow play"))
    lines = screen(answer)
    assert " ".join(lines[0].split()) == "SLOW PLAY infraction [not in force before 2026-07-16]"
    assert "(the library holds only the edition of 2026-07-16)" in lines[:4]
    assert answer.citations[0].note == "the library holds only the edition of 2026-07-16"
    today = screen(router.answer(open_library("2026-08-01"), Request("slow play")))
    assert not any("not in force" in one or "holds only" in one for one in today)
