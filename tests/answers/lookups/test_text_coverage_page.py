"""``judge coverage --texts``: which parts of the cards' texts come about on a board."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from judge.answers.doctor.recipes import check_recipes
from judge.answers.library.open_library import open_library
from judge.answers.lookups.text_coverage_page import text_coverage_page
from judge.cli.entry import main
from judge.matchup.recipes import stored
from judge.matchup.recipes.stored import Line, all_lines, lines_of

if TYPE_CHECKING:
    import pytest


def test_one_card_has_its_parts_with_their_boards() -> None:
    page = text_coverage_page(open_library("2026-08-01"), "baited hook")
    assert [part.part for part in page.parts] == [f"ability 1.{number}" for number in range(1, 5)]
    assert page.answer.answer == "4 of 4 parts of texts come about on a board that is derived for them."


def test_a_dead_part_is_named_with_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line("Charm", "effect", f"{stored.NONE}a second enemy", "000000")
    monkeypatch.setattr(stored, "_by_card", lambda: {"Charm": [str(line)]})
    page = text_coverage_page(open_library("2026-08-01"), "charm")
    (section,) = page.answer.sections
    assert 'Charm, effect ("move an enemy unit' in str(section)
    assert "a second enemy" in str(section)


def test_json_has_every_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "--texts", "--json", "ogs"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["counts"]["parts"] == len(found["parts"])
    assert {"id", "part", "says", "recipes", "lacks"} == set(found["parts"][0])


def test_options_about_rules_are_refused_beside_texts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "--texts", "--missing"]) == 2
    assert "--missing and --unreached cannot be combined with --texts" in capsys.readouterr().err


def test_the_doctor_names_lines_that_lapsed_and_cards_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {line.card: [str(one) for one in lines_of(line.card)] for line in all_lines()}
    known["Baited Hook"] = [line[:-6] + "000000" for line in known["Baited Hook"]]
    known["No Such Card"] = ["No Such Card\teffect\tplayed P1 - then - e\t000000"]
    del known["Facebreaker"]
    monkeypatch.setattr(stored, "_by_card", lambda: known)
    reasons = {finding.reason for finding in check_recipes()}
    assert "the recipes of Baited Hook are for another definition of it" in reasons
    assert "Facebreaker has no recipe" in reasons
    assert "No Such Card has recipes and is no card" in reasons
