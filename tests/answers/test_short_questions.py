"""Initials of infractions, a players' word that is also a card's, and the first digits of a number."""

from __future__ import annotations

import pytest

from judge.answers.library.infraction_phrases import short_names
from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.tournament_page import tournament_answer
from judge.errors import NotFound


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("DEC", "Drawing Extra Cards"),
        ("dec penalty", "Drawing Extra Cards"),
        ("what is a DEC", "Drawing Extra Cards"),
        ("GPE: LEC", "Looking at Extra Cards"),
        ("what's the penalty for IDW", "Improperly Determining a Winner"),
        ("te: sp", "Slow Play"),
        ("IDW", "Improperly Determining a Winner"),
        ("GRV", "General Error"),
        ("MT", "Missed Trigger"),
        ("penalty for SP", "Slow Play"),
        ("FtMGS", "Failure to Maintain Game State"),
        ("MPE", "Mulligan Procedure Error"),
        ("LSI", "Looking at Secret Information"),
    ],
)
def test_an_infraction_is_found_by_its_initials(question: str, name: str) -> None:
    found = answer(open_library(), Request(question))
    assert found.answer.startswith(f"{name}: ")
    assert found.notes[0] == f"Read as {name}."


@pytest.mark.parametrize("text", ["DEC", "drew extra cards", "Drawing Extra Cards"])
def test_the_command_for_tournament_rules_finds_infractions_the_same_way(text: str) -> None:
    assert tournament_answer(open_library(), Request(text)).answer.startswith("Drawing Extra Cards: ")


def test_initials_of_several_infractions_list_them() -> None:
    found = answer(open_library(), Request("MC"))
    assert {hit.id.rpartition(":")[2] for hit in found.hits} == {"702.9", "703.6"}


def test_the_initials_are_those_of_all_words_and_of_the_longer_ones() -> None:
    assert short_names("Late to Match") == ("ltm", "lm")
    assert short_names("Cheating") == ()


@pytest.mark.parametrize("question", ["bf", "bfs", "what is a bf", "bf rules"])
def test_a_players_word_is_the_term_and_the_card_is_named(question: str) -> None:
    found = answer(open_library(), Request(question))
    assert found.read_as == "core@1.4:169"
    assert found.notes[0] == "Read as battlefield. B.F. Sword is a card: judge B.F. Sword."


@pytest.mark.parametrize(
    ("question", "read_as"),
    [
        ("B.F.", "card:B.F. Sword"),
        ("bf sword", "card:B.F. Sword"),
        ("tap", "core@1.4:414"),
        ("what is the stack", "core@1.4:327"),
    ],
)
def test_other_players_words_are_their_terms_and_a_name_is_a_card(question: str, read_as: str) -> None:
    assert answer(open_library(), Request(question)).read_as == read_as


@pytest.mark.parametrize(
    ("question", "first", "count"),
    [("35", "core@1.4:350", 10), ("rule 4", "core@1.4:400", 10), ("TR 70", "tournament@2026-07-16:700", 6)],
)
def test_the_first_digits_of_a_number_offer_what_begins_so(question: str, first: str, count: int) -> None:
    with pytest.raises(NotFound) as missing:
        answer(open_library(), Request(question))
    assert missing.value.nearest[0] == first
    assert len(missing.value.nearest) == count
