"""Questions in plain words, as they are understood."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.index.families import SIGN
from judge.index.passages import passage_ids, passages
from judge.index.query import parse_question
from judge.index.whoosh_adapter import open_index
from tests.sample import sample_library

if TYPE_CHECKING:
    from pathlib import Path

    from judge.index.query import Question


@pytest.fixture
def read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reading:
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    return Reading(tmp_path / "content")


class Reading:
    """Understands questions against the small library."""

    def __init__(self, root: Path) -> None:
        self.library = sample_library(root)
        self.index = open_index("query", lambda: passages(self.library), lambda _: None)

        ids = passage_ids(self.library)
        self.tournament = range(ids.index("tournament@2026-07-16:704"), ids.index("tournament@2026-07-16:704.1") + 1)

    def __call__(self, text: str, *cards: str) -> Question:
        return parse_question(text, self.library, self.index, cards, tournament=self.tournament)


def test_only_words_that_nobody_wrote_are_corrected(read: Reading) -> None:
    question = read("may a faecdown card move")
    assert question.corrections == (("faecdown", "facedown"),)
    assert read("may a facedown card move").corrections == ()


def test_a_short_or_strange_word_is_left_alone(read: Reading) -> None:
    assert read("mvoe zzzzzz").corrections == ()


def test_sections_that_are_named_are_noticed(read: Reading) -> None:
    assert read("does hidden let me move").sections == ("core@1.4:811", "core@1.4:420")


def test_words_of_policy_are_those_that_the_tournament_rules_have_more_often(read: Reading) -> None:
    assert read("slow infraction").policy == 1.0
    assert read("hidden").policy == 0.0
    assert 0.0 < read("is hidden an infraction").policy < 1.0


def test_a_word_that_is_spelled_as_it_is_meant_is_not_corrected(read: Reading) -> None:
    assert read("faecdown").corrections == (("faecdown", "facedown"),)
    kept = parse_question("faecdown", read.library, read.index, is_spelled=lambda word: word == "faecdown")
    assert kept.corrections == ()
    assert kept.unknown == ("faecdown",)


def test_a_word_is_not_corrected_to_its_opposite(read: Reading) -> None:
    assert read("afacedown").corrections == (("afacedown", "facedown"),)
    assert read("unfacedown").corrections == ()


@pytest.mark.parametrize("word", ["decree", "grave", "blink", "mulligan", "creature"])
def test_slang_and_synonyms_are_not_corrected(read: Reading, word: str) -> None:
    assert read(word).corrections == ()


def test_versions_and_days_are_no_words_to_search_for(read: Reading) -> None:
    assert read("what changed for hidden 1.2 -> 1.3").said == ("hidden",)


def test_words_of_other_games_that_no_text_has_are_read_as_the_rules_have_it(read: Reading) -> None:
    question = read("summon")
    assert question.said == ("play",)
    assert {term for term in question.wanted if not term.startswith(SIGN)} == {"play"}


def test_slang_is_the_term_that_it_means(read: Reading) -> None:
    assert read("tapped dudes").said == ("exhaust", "unit")


def test_words_of_other_games_that_a_text_has_are_searched_for_beside_it(read: Reading) -> None:
    question = read("facedown")
    assert question.said == ("facedown",)
    assert question.wanted["facedown"] > question.wanted["hidden"] > 0


@pytest.mark.parametrize("text", ["AND", "NOT hidden", 'text:hidden^9 "x', "*", "hidden~3 OR (", "\\"])
def test_a_question_is_never_a_query_language(read: Reading, text: str) -> None:
    assert all(isinstance(term, str) for term in read(text).wanted)
