"""Cards that the catalogue lacks are found by their names where errata are about them."""

from __future__ import annotations

import pytest

from judge.answers.imported.other_cards import other_cards, resolve_card
from judge.answers.library.open_library import open_library
from judge.answers.lookups.card_page import NOT_IN_THE_CATALOGUE, card_answer
from judge.cards.catalogue import catalogue
from tests.cli.say import Say

RADIANCE = ("Elnuk Herd", "Forbidden Technique", "Last Caress", "Neeko, Blending In")


def test_what_the_catalogue_lacks_is_listed() -> None:
    found = other_cards(open_library("2026-11-20"))
    assert set(RADIANCE) <= set(found)
    assert not set(found) & set(catalogue())


@pytest.mark.parametrize(
    ("typed", "name", "kind"),
    [
        ("elnuk herd", "Elnuk Herd", "exact"),
        ("Neeko Blending In", "Neeko, Blending In", "exact"),
        ("neeko", "Neeko, Blending In", "partial"),
        ("forbiden technique", "Forbidden Technique", "corrected"),
        ("yasuo remorseful", "Yasuo, Remorseful", "exact"),
    ],
)
def test_a_name_is_resolved_beyond_the_catalogue(typed: str, name: str, kind: str) -> None:
    match = resolve_card(open_library("2026-11-20"), typed)
    assert match is not None
    assert (match.name, match.kind) == (name, kind)


@pytest.mark.parametrize("typed", ["zzz", "next", "last", "in"])
def test_ordinary_words_are_no_card(typed: str) -> None:
    match = resolve_card(open_library("2026-11-20"), typed)
    assert match is None or match.name not in RADIANCE


@pytest.mark.parametrize("name", RADIANCE)
@pytest.mark.parametrize("command", [["errata"], ["card"], []])
def test_errata_of_a_card_that_is_in_no_list_are_answered(
    name: str, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "2026-10-09" in Say(capsys)(*command, name, "--as-of", "2026-11-20")


def test_the_page_says_that_the_card_is_not_in_the_list() -> None:
    page = card_answer(open_library("2026-11-20"), "x", "Elnuk Herd")
    assert NOT_IN_THE_CATALOGUE in page.citations[0].text
    assert page.citations[1].id == "errata@2026-10-09:elnuk-herd"
    before = card_answer(open_library("2026-10-01"), "x", "Elnuk Herd")
    assert "corrected later (2026-10-09)" in before.answer


def test_the_page_names_the_rule_that_the_card_needs_and_that_is_not_modelled(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shown = Say(capsys)("Neeko, Blending In", "--as-of", "2026-11-20")
    assert "Not simulated, as 107.4.d.1 is not modelled: Legends that an effect adds to the Legend Zone." in " ".join(
        shown.split()
    )
    assert "is not modelled" not in Say(capsys)("Elnuk Herd", "--as-of", "2026-11-20")
