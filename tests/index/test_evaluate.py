"""Scoring: what counts as a hit, and how well this project does on the questions it is measured by."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from judge.answers.evaluation import evaluate
from judge.errors import Misuse
from judge.index.evaluate import Scored, fits, interval, read_questions, score_question, scores
from tests.sample import sample_library

QUERIES = Path(os.environ.get("JUDGE_QUERIES") or Path(__file__).parents[3] / "shared" / "cases" / "queries.json")


def test_an_expected_id_fits_itself_its_old_number_its_position_and_its_document(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    rule = {"id": "core@1.4:811", "versions": {"1.2": "737", "1.0": None}}
    assert fits("core@1.4:811", rule, library)
    assert fits("core@1.2:737", rule, library)
    assert not fits("core@1.4:737", rule, library)
    assert fits("faq@origins:baited-hook-1", {"id": "faq@origins#43"}, library)
    assert fits("faq@origins:baited-hook-1", {"id": "faq@origins"}, library)
    assert not fits("faq@origins:baited-hook-1", {"id": "faq@origins#44"}, library)


def test_a_question_that_expects_nothing_is_right_only_if_nothing_is_found(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    question = {"query": "x", "expect": [], "expect_none": True}
    assert score_question(question, lambda _: [], library).rank == 1
    assert score_question(question, lambda _: ["core@1.4:811"], library).rank == 0


def test_scores_are_given_per_category_and_for_all() -> None:
    results = [Scored("1", "a", "", 1, (), ()), Scored("2", "a", "", 4, (), ()), Scored("3", "b", "", 0, (), ())]
    table = {score.category: score for score in scores(results)}
    assert (table["a"].hit_at_1, table["a"].hit_at_5, table["a"].mean_reciprocal) == (0.5, 1.0, 0.625)
    assert (table["b"].hit_at_5, table["all"].questions) == (0.0, 3)


def test_an_interval_holds_the_share_and_narrows_with_more_questions() -> None:
    low, high = interval(8, 10)
    narrow = interval(800, 1000)
    assert low < 0.8 < high
    assert high - low > narrow[1] - narrow[0]
    assert interval(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("text", ["{}", "no json", '["x"]'])
def test_a_file_that_is_no_list_of_questions_is_refused_by_name(tmp_path: Path, text: str) -> None:
    path = tmp_path / "questions.json"
    path.write_text(text)
    with pytest.raises(Misuse, match=r"questions\.json"):
        read_questions(str(path))


def test_look_up_is_good_enough() -> None:
    if not QUERIES.exists():
        pytest.skip(f"needs the questions: {QUERIES} is absent (set JUDGE_QUERIES)")
    results = evaluate(str(QUERIES))
    missed = [result.id for result in results if not 0 < result.rank <= 5]
    assert scores(results)[-1].hit_at_5 >= 0.85, missed
    assert all(result.rank for result in results if result.category == "none")
    assert json.dumps([result._asdict() for result in results])
