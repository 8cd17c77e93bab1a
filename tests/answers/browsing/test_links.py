"""What in the text of a page is a link, and where it leads."""

from __future__ import annotations

import pytest

from judge.answers.browsing.links import Links
from judge.answers.browsing.places import HISTORY, PAGE, Place
from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import More

LIBRARY = open_library("2026-11-20")


def links(own: str = "core@1.4:428.1", labels: dict[str, Place] | None = None) -> Links:
    return Links(LIBRARY, Place(PAGE, own), own, labels or {})


def found(text: str, kind: str = "text", own: str = "core@1.4:428.1") -> list[tuple[str, str]]:
    return [(text[link.start : link.end], link.place.words) for link in links(own).in_text(text, kind)]


def test_a_rule_number_in_prose_leads_to_the_rule() -> None:
    assert found("For lethal damage, see 142.4.b.") == [("142.4.b", "core@1.4:142.4.b")]
    assert found("It is counted (see 741).") == [("741", "core@1.4:741")]


def test_three_digits_that_are_no_reference_are_no_link() -> None:
    assert found("A round with 323 players") == []
    assert found("OGN-242/298") == []
    assert found("rule 999.9.z") == []


def test_in_a_list_of_rules_three_digits_are_a_rule() -> None:
    assert found("See also: 187.7 Tokens, 412 Types of Actions", "also") == [
        ("187.7", "core@1.4:187.7"),
        ("412", "core@1.4:412"),
    ]


def test_a_number_on_a_page_of_the_tournament_rules_is_one_of_theirs() -> None:
    own = "tournament@2026-07-16:703.2"
    assert found("it is cheating (see 704.8).", own=own) == [("704.8", "tournament@2026-07-16:704.8")]


def test_cards_and_keywords_are_links_where_they_first_stand() -> None:
    text = "the unit that Baited Hook kills has Deathknell, and Baited Hook goes on"
    assert found(text) == [("Baited Hook", "card:Baited Hook"), ("Deathknell", LIBRARY.keyword("Deathknell").id)]


def test_the_longest_name_is_meant() -> None:
    assert found("he plays Hidden Blade") == [("Hidden Blade", "card:Hidden Blade")]


def test_a_common_word_that_begins_a_sentence_is_no_card() -> None:
    assert found("Charm is one word. Charm is said again") == []
    assert found("he plays Charm") == [("Charm", "card:Charm")]


def test_answers_of_faqs_are_links_by_position_and_by_id() -> None:
    assert found("as in origins#43 and origins#9999") == [("origins#43", "faq@origins#43")]
    assert found("see faq@origins:baited-hook-1") == [("faq@origins:baited-hook-1", "faq@origins:baited-hook-1")]


def test_nothing_leads_to_the_page_itself() -> None:
    assert found("by 428.1 and 428.1.a") == [("428.1.a", "core@1.4:428.1.a")]


@pytest.mark.parametrize(
    ("label", "words"),
    [
        (".1.a", "core@1.4:428.1.a"),
        ("355.7", "core@1.4:355.7"),
        ("1.2:737", "core@1.2:737"),
        ("TR 703.2", "tournament@2026-07-16:703.2"),
        ("origins#43", "faq@origins#43"),
        ("card:Baited Hook", "card:Baited Hook"),
        ("Baited Hook", "card:Baited Hook"),
        ("errata@2025-10-28:baited-hook", "errata@2025-10-28:baited-hook"),
    ],
)
def test_the_name_of_an_entry_leads_to_it(label: str, words: str) -> None:
    place = links().of_label(label)
    assert place is not None
    assert place.words == words


def test_a_label_of_the_page_goes_before_what_it_could_mean() -> None:
    replay = Place("replay", "faq@origins:baited-hook-1 1")
    assert links(labels={"replay 1": replay}).of_label("replay 1") == replay
    assert links().of_label("replay 1") is None
    assert links().of_label("e.g.") is None


def test_an_option_shows_more_of_the_same_page() -> None:
    more, history = list(links().in_text("more: --rules  --unknown  judge history 428.1", "more"))
    assert more.place == Place(PAGE, "core@1.4:428.1", More(rule_texts=True))
    assert history.place == Place(HISTORY, "core@1.4:428.1")
