"""``judge near-misses``: the whole table, and what words name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.documents.near_misses_page import near_misses_answer
from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import SCREEN
from judge.answers.page.request import Request
from judge.api.opened import Judge
from judge.cli.writers.plain import plain
from judge.errors import NotFound

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer

LIBRARY = open_library("2026-08-01")


def listed(words: str = "") -> Answer:
    return near_misses_answer(LIBRARY, Request(words, LIBRARY.version, LIBRARY.as_of)).by(LIBRARY)


def test_without_words_all_are_listed_by_what_is_waited_for() -> None:
    answer = listed()
    rows = answer.as_json()["near_misses"]
    assert len(rows) > 60
    assert answer.answer.startswith(f"{len(rows)} near misses")
    text = " ".join(plain(answer.shown(more=SCREEN)).split())
    assert "a move: not a death, nor a recall" in text
    assert "a death: not " in text


def test_words_choose_among_them() -> None:
    answer = listed("recall move")
    assert [row["words"] for row in answer.as_json()["near_misses"]] == ["a recall is no move"]
    text = " ".join(plain(answer.shown(more=SCREEN)).split())
    assert "No: a recall is no move (456). Still, a battlefield that it leaves empty is lost (323.6)." in text
    assert answer.hits[0].id == "ruling:near-misses/a-recall-is-no-move"


def test_words_that_none_has_are_told() -> None:
    with pytest.raises(NotFound, match="no near miss has 'xyzzy'"):
        listed("xyzzy")


def test_the_api_has_the_table() -> None:
    found = Judge("2026-08-01").near_misses("recall death")
    assert [row["ruling"] for row in found["near_misses"]] == [
        "ruling:near-misses/a-recall-instead-of-a-death-is-no-death"
    ]
