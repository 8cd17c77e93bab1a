"""The order of hits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.index.query import Question
from judge.index.ranking import PLACES, rank
from tests.sample import FAQ, sample_library

if TYPE_CHECKING:
    from pathlib import Path


def _question(**known: Any) -> Question:
    question = Question("", {}, (), (), (), policy=0.0, corrections=())
    return question._replace(**known)


def test_what_was_overturned_comes_after_everything_that_stands(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    found = [("faq@origins:baited-hook-1", 99.0), ("core@1.4:420.1", 0.1), ("core@1.4:811.2", 5.0)]
    assert [place.id for place in rank(library, _question(), found)] == [
        "core@1.4:811.2",
        "core@1.4:420.1",
        "faq@origins:baited-hook-1",
    ]


def test_a_ruling_of_a_retired_document_that_holds_may_be_first(tmp_path: Path) -> None:
    held = FAQ.replace("status: changed", "status: holds")
    library = sample_library(tmp_path, baited_hook=held)
    found = [("faq@origins:baited-hook-1", 9.0), ("core@1.4:420.1", 8.0), ("core@1.4:811.2", 1.0)]
    assert [place.id for place in rank(library, _question(), found)] == [
        "faq@origins:baited-hook-1",
        "core@1.4:420.1",
        "core@1.4:811.2",
    ]


def test_of_two_that_fit_alike_the_rule_in_force_comes_before_the_ruling(tmp_path: Path) -> None:
    library = sample_library(tmp_path, baited_hook=FAQ.replace("status: changed", "status: holds"))
    found = [("faq@origins:baited-hook-1", 8.0), ("core@1.4:420.1", 8.0)]
    assert [place.id for place in rank(library, _question(), found)] == ["core@1.4:420.1", "faq@origins:baited-hook-1"]


def test_one_section_has_one_place_and_names_its_other_rules(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    found = [("core@1.4:811.1.a", 5.0), ("core@1.4:811.2", 2.0), ("core@1.4:420.1", 1.0)]
    places = rank(library, _question(), found)
    assert [place.id for place in places] == ["core@1.4:811.1.a", "core@1.4:420.1"]
    assert places[0].others == ("core@1.4:811.2",)


def test_a_rule_stands_for_the_rule_below_it_that_fits_as_well(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    (place,) = rank(library, _question(), [("core@1.4:811.1.a", 5.0), ("core@1.4:811.1", 4.9)])
    assert place.id == "core@1.4:811.1"


def test_equal_scores_are_ordered_by_id(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    found = [("core@1.4:811.2", 1.0), ("core@1.4:420.1", 1.0), ("core@1.4:800", 1.0)]
    assert [place.id for place in rank(library, _question(), found)] == [
        "core@1.4:420.1",
        "core@1.4:800",
        "core@1.4:811.2",
    ]


def test_words_of_policy_prefer_the_tournament_rules(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    found = [("tournament@2026-07-16:704.1", 1.0), ("core@1.4:420.1", 1.0)]
    assert rank(library, _question(policy=1.0), found)[0].id == "tournament@2026-07-16:704.1"
    assert rank(library, _question(policy=0.0), found)[0].id == "core@1.4:420.1"


def test_of_two_sections_that_fit_alike_the_one_where_more_fits_comes_first(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    alone = [("core@1.4:420.1", 5.0), ("core@1.4:811.2", 5.0)]
    assert [place.id for place in rank(library, _question(), alone)] == ["core@1.4:420.1", "core@1.4:811.2"]
    with_others = [*alone, ("core@1.4:811.1.a", 3.0)]
    assert rank(library, _question(), with_others)[0].id == "core@1.4:811.2"


def test_a_rule_beside_the_best_one_has_a_place_though_the_rule_above_both_fits_nearly_as_well(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    found = [("core@1.4:811.2", 9.0), ("core@1.4:811.1", 8.0), ("core@1.4:811", 6.3)]
    places = rank(library, _question(sections=("core@1.4:811",)), found)
    assert [place.id for place in places] == ["core@1.4:811.2", "core@1.4:811", "core@1.4:811.1"]


def test_of_three_rules_below_the_same_one_it_is_shown_behind_the_best(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    below = [(f"core@1.4:811.1.{letter}", score) for letter, score in zip("abc", (9.0, 8.0, 7.0), strict=True)]
    places = rank(library, _question(), [*below, ("core@1.4:811.1", 2.0)])
    assert [place.id for place in places] == ["core@1.4:811.1.a", "core@1.4:811.1", "core@1.4:811.1.b"]
    assert places[0].others == ("core@1.4:811.1.c",)
    assert [place.id for place in rank(library, _question(), below)] == [identifier for identifier, _ in below]


def test_the_rule_above_the_best_one_has_a_place_of_its_own_if_it_fits_half_as_well(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    found = [("core@1.4:811.1.a", 9.0), ("core@1.4:811.1", 6.0), ("core@1.4:811.2", 1.0)]
    places = rank(library, _question(), found)
    assert [place.id for place in places] == ["core@1.4:811.1.a", "core@1.4:811.1"]
    assert places[0].others == ("core@1.4:811.2",)


def test_a_section_has_three_places_at_most(tmp_path: Path) -> None:
    library = sample_library(tmp_path)
    found = [(f"core@1.4:{number}", 9.0) for number in ("811.1.a", "811.2", "811.3", "811.4")]
    assert len(rank(library, _question(), found)) == PLACES
