"""What a place shows: the blocks of the command line, what typing finds, two versions, what is played out."""

from __future__ import annotations

from datetime import date

import pytest

from judge.answers.browsing.links import Links
from judge.answers.browsing.pages import page_of
from judge.answers.browsing.places import FOUND, PAGE, REPLAY, VERSIONS, Place
from judge.answers.browsing.replays import block_of, playable
from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.cli.writers.plain import plain
from judge.errors import NotFound
from judge.scenario.runner import run_block

LIBRARY = open_library("2026-11-20")


def labels(words: str) -> list[str]:
    page = page_of(LIBRARY, Place(FOUND, words))
    return [line.spans[0].text for line in page.blocks[0].as_lines()]


@pytest.mark.parametrize("identifier", ["core@1.4:428.1.a", "card:Falling Star", "tournament@2026-07-16:703.2"])
def test_a_page_is_what_the_command_line_shows(identifier: str) -> None:
    shown = answer(LIBRARY, Request(identifier, LIBRARY.version, LIBRARY.as_of)).shown()
    assert plain(page_of(LIBRARY, Place(PAGE, identifier)).blocks) == plain(shown)


def test_a_name_is_found_by_its_beginning_and_the_keyword_before_the_cards() -> None:
    assert labels("hidde")[:2] == ["Hidden", "Hidden Blade"]
    assert labels("hook")[0] == "Baited Hook"


def test_a_number_is_found_while_it_is_typed() -> None:
    assert labels("42")[:2] == ["420", "421"]
    assert labels("428")[:2] == ["428", "428.1"]
    assert labels("428.1.")[:2] == ["428.1", "428.1.a"]
    assert labels("TR 703.2")[0] == "TR 703.2"


def test_a_question_is_asked_first_of_all() -> None:
    assert labels("charm vs defy")[0] == "ask"
    assert labels("is stacked deck banned?")[0] == "ask"
    assert labels("zzzz") == ["ask"]


def test_words_that_only_moved_stand_in_both_versions() -> None:
    page = page_of(LIBRARY, Place(VERSIONS, "core@1.4:811.1.b", old="1.2", new="1.3"))
    text = plain(page.blocks, 0)
    words = LIBRARY.rule("811.1.b").text
    assert words in text


def test_other_versions_lead_to_other_pairs() -> None:
    page = page_of(LIBRARY, Place(VERSIONS, "core@1.4:307"))
    assert page.labels["1.0-1.4"] == Place(VERSIONS, "core@1.4:308", old="1.0", new="1.4")


def test_a_rule_of_one_version_says_that_there_is_no_earlier_one() -> None:
    text = plain(page_of(LIBRARY, Place(VERSIONS, "core@1.4:359.3.e.14.c")).blocks, 0)
    assert "There is no earlier version of it." in text


def test_what_is_played_out_runs_and_passes() -> None:
    found = [*playable(LIBRARY, "faq@origins#43"), *playable(LIBRARY, "errata@2025-10-28:baited-hook")]
    assert len(found) > 3
    for one in found:
        assert run_block(block_of(LIBRARY, one.place.words), date(2026, 11, 20)).passed


def test_the_scenarios_of_a_ruling_lead_to_their_replays() -> None:
    page = page_of(LIBRARY, Place(PAGE, "ruling:combat/results"))
    assert page.labels["!3"] == Place(REPLAY, "ruling:combat/results!3")
    assert page.replay == Place(REPLAY, "ruling:combat/results!1")
    alone = page_of(LIBRARY, Place(PAGE, "ruling:combat/results!3"))
    assert [*alone.labels] == ["!3"]
    assert alone.replay == Place(REPLAY, "ruling:combat/results!3")


def test_a_list_of_rulings_leads_to_each_of_them() -> None:
    page = page_of(LIBRARY, Place(PAGE, "ruling:combat/"))
    links = Links(LIBRARY, Place(PAGE, "ruling:combat/"), page.own, page.labels)
    assert links.of_label("combat/results") == Place(PAGE, "ruling:combat/results")
    text = "see ruling:combat/results!3 and core@1.4:428"
    assert [link.place.words for link in links.in_text(text, "text")] == ["ruling:combat/results!3", "core@1.4:428"]
    assert page_of(LIBRARY, Place(PAGE, "combat/results")).own == "ruling:combat/results"


def test_a_scenario_that_is_gone_is_said() -> None:
    with pytest.raises(NotFound, match="there is no scenario 99"):
        block_of(LIBRARY, "ruling:pairs/baited-hook-and-cruel-patron!99")
