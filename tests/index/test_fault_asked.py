"""An infraction of game play is no answer to what may be done in the game."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.index.fault_asked import asks_of_play, is_of_game_play


@pytest.mark.parametrize("question", ["may I mulligan three cards", "so can i hide two cards at one battlefield"])
def test_a_question_for_permission_is_about_play(question: str) -> None:
    assert asks_of_play(question)


@pytest.mark.parametrize(
    "question",
    [
        "drew three cards",
        "mulligan of three cards",
        "is there a penalty if i mulligan three cards",
        "can i take it back by mistake",
        "can a judge let me draw again",
    ],
)
def test_a_fault_or_a_word_of_events_is_not(question: str) -> None:
    assert not asks_of_play(question)


def test_infractions_of_game_play_are_those_of_one_section() -> None:
    library = open_library()
    assert is_of_game_play(library, "tournament@2026-07-16:702.14")
    assert not is_of_game_play(library, "tournament@2026-07-16:703.1")
    assert not is_of_game_play(library, "core@1.4:117.1")


@pytest.mark.parametrize(
    ("question", "rule"),
    [
        ("may I mulligan three cards", "core@1.4:117.1"),
        ("can i hide two cards at one battlefield", "core@1.4:107.3.b"),
        ("can my opponent look at my facedown card", "core@1.4:107.3.f"),
    ],
)
def test_a_question_about_play_is_answered_by_the_rules_of_the_game(question: str, rule: str) -> None:
    found = answer(open_library(), Request(question))
    assert found.as_json()["answered_by"][0] == rule


def test_what_went_wrong_is_still_an_infraction() -> None:
    assert answer(open_library(), Request("three card mulligan")).answer.startswith("Mulligan Procedure Error")
