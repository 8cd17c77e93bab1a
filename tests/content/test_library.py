"""The library as of a day."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from judge.content import documents
from judge.errors import Misuse, NotFound
from tests.sample import sample_library

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.library import Library


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return sample_library(tmp_path)


def test_a_section_comes_with_its_parents_and_all_below(library: Library) -> None:
    section = library.section(library.rule("811.1"))
    assert [rule.number for rule in section.parents] == ["800", "811"]
    assert [rule.number for rule in section.below] == ["811.1.a"]


def test_a_number_that_does_not_exist_names_the_nearest(library: Library) -> None:
    with pytest.raises(NotFound) as caught:
        library.rule("811.1.z")
    assert caught.value.nearest == ("core@1.4:811.1",)
    with pytest.raises(NotFound) as caught:
        library.rule("500")
    assert caught.value.nearest == ("core@1.4:420", "core@1.4:800")


def test_a_keyword_is_found_in_any_case_and_another_section_is_none(library: Library) -> None:
    assert library.keyword("HIDDEN").number == "811"
    with pytest.raises(NotFound, match="Hidden"):
        library.keyword("hiden")
    with pytest.raises(NotFound):
        library.keyword("move")


def test_a_card_page_lists_errata_answers_and_rules(library: Library) -> None:
    page = library.card("baited hook")
    assert page.name == "Baited Hook"
    assert [erratum.id for erratum in page.errata] == ["errata@2025-10-28:baited-hook"]
    assert [entry.id for entry in page.faq] == ["faq@origins:baited-hook-1"]
    assert page.rules == ("core@1.4:811.1.a",)


def test_who_cites_whom_is_known_both_ways(library: Library) -> None:
    assert [entry.id for entry in library.rulings_on("core@1.4:811.1")] == ["faq@origins:baited-hook-1"]
    assert library.answer("faq@origins#43").id == "faq@origins:baited-hook-1"


@pytest.mark.parametrize(
    ("day", "version"),
    [
        ("2025-01-01", "1.0"),
        ("2025-10-23", "1.0"),
        ("2025-10-24", "1.1"),
        ("2025-12-11", "1.1"),
        ("2025-12-12", "1.2"),
        ("2026-03-30", "1.3"),
        ("2026-07-23", "1.3"),
        ("2026-07-24", "1.4"),
    ],
)
def test_the_edition_in_force_changes_on_its_day(tmp_path: Path, day: str, version: str) -> None:
    assert sample_library(tmp_path, day).version == version


@pytest.mark.parametrize(
    ("day", "status"),
    [
        ("2025-10-15", "not in force before 2025-10-16"),
        ("2025-11-03", "in force"),
        ("2025-11-04", "retired 2025-11-04"),
    ],
)
def test_an_answer_stands_between_its_days(tmp_path: Path, day: str, status: str) -> None:
    assert sample_library(tmp_path, day).status("faq@origins:baited-hook-1") == status


def test_a_version_that_never_was_lists_those_that_were() -> None:
    with pytest.raises(Misuse, match=r"1\.0, 1\.1, 1\.2, 1\.3, 1\.4"):
        documents.edition("core", "1.7")


def test_editions_follow_each_other_without_a_gap() -> None:
    for document in ("core", "tournament"):
        editions = documents.editions(document)
        for before, after in itertools.pairwise(editions):
            assert before.until == after.in_force
        assert not editions[-1].until
