"""What plays scenarios finds those of the library: by id, by path, and by the path where rulings used to lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.rulings.ruling_blocks import blocks_at, blocks_named, blocks_of, is_named
from judge.content.rulings import all_rulings
from judge.errors import Misuse, NotFound
from judge.scenario.ruling_files import read_file, read_rulings
from tests.each import for_each
from tools.runs import ROOT, RULINGS

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.ruling import Ruling

LIBRARY = open_library("2026-08-01")
RESULTS = "rulings/combat/results.md"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder without rulings, as somebody has who installed the package."""
    monkeypatch.chdir(tmp_path)


@for_each(lambda: all_rulings(LIBRARY.store)[::25], named=lambda one: one.id)
def test_the_scenarios_of_the_library_are_those_of_the_files(found: Ruling) -> None:
    for one, other in zip(blocks_of(found), read_file(ROOT / found.file, root=ROOT), strict=True):
        assert (one.file, one.line, one.text, one.title) == (other.file, other.line, other.text, other.title)
        assert (one.as_of, one.cases, one.script) == (other.as_of, other.cases, other.script)


def test_every_ruling_is_in_the_library_with_all_its_scenarios() -> None:
    counted = sum(len(one.scenarios) for one in all_rulings(LIBRARY.store))
    assert counted == sum(1 for _ in read_rulings([RULINGS]))


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize(
    "place", [RESULTS, "rulings/combat/results", "ruling:combat/results", "somewhere/rulings/combat/results.md/"]
)
def test_a_ruling_is_found_by_its_id_and_by_its_path(place: str) -> None:
    found = blocks_at(place)
    assert len(found) == 10
    assert {one.file for one in found} == {RESULTS}


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("place", ["ruling:combat/results!3", f"{RESULTS}!3", "ruling:results!3"])
def test_a_scenario_is_found_by_its_number(place: str) -> None:
    (found,) = blocks_at(place)
    assert found.cases == ("combat-win-definition",)


@pytest.mark.usefixtures("elsewhere")
def test_a_folder_is_all_that_is_below_it() -> None:
    files = {one.file.rpartition("/")[0] for one in blocks_at("rulings/cards")}
    assert {"rulings/cards/origins", "rulings/cards/vendetta"} <= files
    assert all(file.startswith("rulings/cards/") for file in files)


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("place", ["tests/rulings/combat/results.md", "/somewhere/tests/rulings/combat/results.md"])
def test_where_a_ruling_lay_before_is_understood_and_where_it_is_now_is_said(place: str) -> None:
    said: list[str] = []
    assert {one.file for one in blocks_at(place, said.append)} == {RESULTS}
    assert said == [f"rulings are in rulings/ now: {RESULTS}"]


def test_in_a_checkout_so_is_the_folder_in_which_its_tests_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    said: list[str] = []
    assert {one.file for one in blocks_at("tests/rulings/modes/", said.append)} >= {"rulings/modes/teams.md"}
    assert said == ["rulings are in rulings/ now: rulings/modes"]


@pytest.mark.usefixtures("elsewhere")
def test_a_file_of_that_name_goes_before_the_library(tmp_path: Path) -> None:
    path = tmp_path / RESULTS
    path.parent.mkdir(parents=True)
    path.write_text("```scenario\nP1 passes\n```\n")
    assert [one.text for one in blocks_at(RESULTS)] == ["P1 passes\n"]


@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize(
    "place", ["rulings/combat/result.md", "tests/rulings/nothing", "tests/rulings2", "nothing", "ruling:results!0"]
)
def test_what_is_nowhere_is_no_file(place: str) -> None:
    said: list[str] = []
    with pytest.raises(Misuse, match="there is no file"):
        blocks_at(place, said.append)
    assert not said


def test_an_id_that_nothing_has_is_told_with_the_nearest() -> None:
    with pytest.raises(NotFound, match="there is no ruling 'combat/result'") as problem:
        blocks_at("ruling:combat/result")
    assert "ruling:combat/results" in problem.value.nearest
    with pytest.raises(NotFound, match="there is no scenario 11 in ruling:combat/results"):
        blocks_at("ruling:results!11")


def test_an_answer_of_a_faq_is_named_by_its_id() -> None:
    assert len(blocks_named(LIBRARY, "faq@origins#43")) == 2
    (second,) = blocks_named(LIBRARY, "faq@origins:baited-hook-1!2")
    assert second.entry == "faq@origins:baited-hook-1"
    with pytest.raises(NotFound, match="no scenario 3"):
        blocks_named(LIBRARY, "faq@origins#43!3")


def test_what_an_id_of_scenarios_is() -> None:
    assert all(map(is_named, ("ruling:combat/results", "ruling:results!3", "faq@origins#43", "faq@origins#43!1")))
    assert not any(map(is_named, ("results", "core@1.4:428", "ruling:x!", "ruling:x!0", "ruling:x!a", "errata@x:y")))
