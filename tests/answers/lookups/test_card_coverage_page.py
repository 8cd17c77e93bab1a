"""``judge coverage --cards``: every card, how many play, and what is known of each."""

from __future__ import annotations

import json

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.lookups.card_coverage_page import card_coverage_page, counts
from judge.cards.card_coverage import CardCovered
from judge.cli.entry import main
from judge.errors import NotFound


def test_one_card_says_its_wordings_and_what_shows_it() -> None:
    page = card_coverage_page(open_library("2026-08-01"), "first mate")
    (card,) = page.cards
    assert card.name == "First Mate"
    (section,) = page.answer.sections
    assert "First Mate (OGN): printed; shown by units/first-mate.md" in str(section)


def test_a_set_is_named_by_its_code_or_its_name() -> None:
    library = open_library("2026-08-01")
    by_code, by_name = (card_coverage_page(library, about).cards for about in ("ogs", "Proving Grounds"))
    assert by_code == by_name
    assert {card.set for card in by_code} == {"OGS"}


def test_what_is_neither_a_card_nor_a_set_is_said() -> None:
    with pytest.raises(NotFound, match="no card and no set 'nobody'"):
        card_coverage_page(open_library("2026-08-01"), "nobody")


def test_a_card_that_is_not_defined_is_counted_as_that() -> None:
    cards = (CardCovered("Charm", "OGN", defined=True, rulings=("a.md",)), CardCovered("X", "OGN", defined=False))
    assert counts(cards) == {"cards": 2, "defined": 1, "shown": 1, "read": 0, "refused": 0}


def test_json_has_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "--cards", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["counts"]["cards"] == len(found["cards"]) > 900
    assert {"id", "name", "set", "defined", "wordings", "rulings", "read", "lapsed", "doubts", "refused"} == set(
        found["cards"][0]
    )


def test_options_about_rules_are_refused_beside_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "--cards", "--missing"]) == 2
    assert "--missing and --unreached cannot be combined with --cards" in capsys.readouterr().err
