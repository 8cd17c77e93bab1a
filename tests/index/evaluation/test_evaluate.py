"""Scoring: what counts as a hit, and how well this project does on the questions it is measured by."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judge.answers.evaluation import evaluate
from judge.cli.writers.plain import plain
from judge.errors import Misuse
from judge.index.evaluation.compared_runs import compare, is_run, run_of, run_text
from judge.index.evaluation.evaluate import Scored, Seen, fits, read_questions, score_question
from judge.index.evaluation.intervals import bootstrap, interval, sign_test
from judge.index.evaluation.measures import scores
from judge.index.right_text import stands_in, texts_of
from tests.sample import sample_library

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer

QUERIES = Path(os.environ.get("JUDGE_QUERIES") or Path(__file__).parents[4] / "shared" / "cases" / "queries.json")


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
    refused = score_question(question, lambda _: Seen(code=1), library)
    assert (refused.rank, refused.refused, refused.denied) == (1, True, False)
    answered = score_question(question, lambda _: Seen(("core@1.4:811",), kind="search"), library)
    assert (answered.rank, answered.refused) == (0, False)


def test_a_question_with_an_answer_that_is_told_to_have_none_is_denied(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    question = {"query": "x", "expect": [{"id": "core@1.4:811"}]}
    assert score_question(question, lambda _: Seen(code=1), library).denied
    assert not score_question(question, lambda _: Seen(("core@1.4:811",), code=3), library).denied


def test_a_page_about_another_card_than_the_question_means_is_a_misreading(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    both = Seen(("core@1.4:811",), kind="matchup", cards=("Zaunite Bouncer", "Zhonya's Hourglass"))
    question = {"query": "zhonyas vs bounce", "expect": [], "expect_none": True, "cards": ["Zhonya's Hourglass"]}
    assert score_question(question, lambda _: both, library).misread == "Zaunite Bouncer"
    garen = {"query": "garen", "expect": [{"id": "card:Garen, Rugged"}], "cards": ["Garen"]}
    page = Seen(("card:Garen, Rugged",), kind="card", cards=("Garen, Rugged",))
    assert score_question(garen, lambda _: page, library).misread == ""


def test_a_correction_of_what_is_typed_right_is_a_misreading(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    seen = Seen(("core@1.4:811",), kind="search", words="unit splitting in base")
    question = {"query": "unit sitting in base", "expect": [{"id": "core@1.4:811"}]}
    assert score_question(question, lambda _: seen, library).misread == ""
    typed = {**question, "as_typed": True}
    assert score_question(typed, lambda _: seen, library).misread == "unit splitting in base"


def test_a_page_about_one_thing_that_is_not_expected_is_a_misreading(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    question = {"query": "x", "expect": [{"id": "core@1.4:811"}]}
    page = Seen(("card:Baited Hook",), kind="card", read_as="card:Baited Hook")
    assert score_question(question, lambda _: page, library).misread == "card:Baited Hook"
    assert score_question(question, lambda _: page._replace(kind="search"), library).misread == ""


def test_the_right_answer_counts_within_ten_lines_by_a_run_of_its_words(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    text = next(text for text in texts_of("faq@origins:baited-hook-1", library) if text)
    question = {"query": "x", "expect": [{"id": "faq@origins:baited-hook-1"}]}
    broken = tuple(" ".join(text.split()[at : at + 4]) for at in range(0, 12, 4))
    assert score_question(question, lambda _: Seen(lines=broken), library).in_ten_lines
    below = (*["something else"] * 10, *broken)
    assert not score_question(question, lambda _: Seen(lines=below), library).in_ten_lines


def test_a_text_stands_in_lines_only_with_enough_of_its_words() -> None:
    lines = ("A unit that would die is", "recalled to its base instead.")
    assert stands_in(lines, ["If a unit that would die is recalled to its base, nothing dies"])
    assert not stands_in(lines, ["A unit that would die is banished"])
    assert stands_in(lines, ["recalled to its base"])
    assert not stands_in(lines, ["its base"])


def result(name: str, category: str, rank: int) -> Scored:
    return Scored(name, category, name, rank, (), ("core@1.4:811",))


def test_scores_are_given_per_category_and_for_all() -> None:
    table = {score.category: score for score in scores([result("1", "a", 1), result("2", "a", 4), result("3", "b", 0)])}
    assert [table["a"].of(name).mean for name in ("hit@1", "hit@5", "mrr", "refused")] == [0.5, 1.0, 0.625, None]
    assert (table["b"].of("hit@5").mean, table["all"].questions) == (0.0, 3)
    found = table["a"].as_json()
    assert (found["hit_at_1"], found["mean_reciprocal"]) == (0.5, 0.625)
    assert (found["low"], found["high"]) == interval(2, 2)


def test_two_runs_are_compared_question_by_question() -> None:
    before = [result("1", "a", 2), result("2", "a", 1), result("3", "a", 0), result("4", "a", 1)]
    now = [result("1", "a", 1), result("2", "a", 3), result("3", "a", 1), result("5", "a", 1)]
    found = compare(now, before)
    first = found.measures[0]
    assert (first.measure, first.won, first.lost, first.questions) == ("hit@1", ("1", "3"), ("2",), 3)
    assert (found.only_here, found.only_there, found.differ) == (("5",), ("4",), ())
    assert first.chance == sign_test(2, 1)


def test_of_denials_fewer_are_won() -> None:
    denied = [result("1", "a", 0)._replace(code=1)]
    found = {one.measure: one for one in compare([result("1", "a", 1)], denied).measures}
    assert (found["denied"].won, found["denied"].lost) == (("1",), ())


def test_a_run_is_read_as_it_was_saved() -> None:
    results = [result("1", "a", 1)._replace(found=("core@1.4:811",), misread="x"), result("2", "b", 0)]
    text = run_text(results, {"questions": "q.json"})
    assert is_run(text)
    assert run_of(text, "run.json") == results


@pytest.mark.parametrize("text", ["{}", "[]", "no", '{"schema": 1, "results": [{"id": 1}]}', '{"schema": 1}'])
def test_what_is_no_saved_run_is_refused_by_name(text: str) -> None:
    with pytest.raises(Misuse, match=r"run\.json"):
        run_of(text, "run.json")


def test_the_sign_test_is_exact_and_leaves_ties_out() -> None:
    assert sign_test(0, 0) == 1.0
    assert sign_test(5, 5) == 1.0
    assert sign_test(6, 0) == pytest.approx(2 / 64)
    assert sign_test(0, 6) == sign_test(6, 0)
    assert sign_test(8, 1) == pytest.approx(2 * 10 / 512)


def test_a_bootstrapped_interval_holds_the_mean_and_is_the_same_in_every_run() -> None:
    values = [1.0, 0.5, 0.25, 0.0] * 20
    low, high = bootstrap(values)
    assert low < sum(values) / len(values) < high
    assert bootstrap(values) == (low, high)
    assert bootstrap([0.5] * 9) == (0.5, 0.5)


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


def test_an_expectation_without_an_id_is_refused_by_its_question(tmp_path: Path) -> None:
    path = tmp_path / "questions.json"
    path.write_text('[{"id": "w1", "query": "x", "expect": ["core@1.4:811"]}]')
    with pytest.raises(Misuse, match="w1: expected a list of ids"):
        read_questions(str(path))


def drawn(answer: Answer) -> str:
    return plain(answer.shown(), 80)


def test_two_cards_are_simulated_as_they_are_for_somebody_who_asks(tmp_path: Path) -> None:
    path = tmp_path / "questions.json"
    question = {
        "id": "1", "category": "versus", "query": "hidden blade on my own phoenix",
        "expect": [{"id": "faq@origins:immortal-phoenix-2"}], "cards": ["Hidden Blade", "Immortal Phoenix"],
    }  # fmt: skip
    path.write_text(json.dumps([question]))
    found = evaluate(str(path), drawn)[0]
    assert 0 < found.rank <= 5
    assert found.in_ten_lines
    assert found.misread == ""


def test_look_up_is_good_enough() -> None:
    if not QUERIES.exists():
        pytest.skip(f"needs the questions: {QUERIES} is absent (set JUDGE_QUERIES)")
    results = evaluate(str(QUERIES), drawn)
    missed = [result.id for result in results if not 0 < result.rank <= 5]
    assert (scores(results)[-1].of("hit@5").mean or 0) >= 0.85, missed
    assert all(result.rank for result in results if result.category == "none")
    assert json.dumps([result._asdict() for result in results])
