"""A champion's first name, or a part of several names, in a question: the card that its words are about."""

from __future__ import annotations

import pytest

from judge.answers.finding.cards_meant import card_that_fits, with_parts_of_names, without_deeds
from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.cards.names import find_mentions


def chosen(question: str) -> list[str]:
    """The card meant by each name of a question that several cards have; "" where no word chooses."""
    mentions = with_parts_of_names(question, find_mentions(question))
    library = open_library()
    return [card_that_fits(library, question, one.match.alternatives) for one in mentions if not one.match.name]


@pytest.mark.parametrize(
    ("question", "card"),
    [
        ("does ahri get the point again on the second hold", "Ahri, Alluring"),
        ("does the ahri legend trigger for my own attack", "Nine-Tailed Fox"),
        ("does ahri trigger in a showdown", ""),
        ("who is ahri", ""),
        ("does darius count the second card if it was countered", "Darius, Trifarian"),
        ("is annie's extra rune ready", "Dark Child, Starter"),
        ("does leona stun when she attacks", "Leona, Determined"),
        ("is draven's trigger optional", ""),
        ("watcher and two units at -3 might", "Thousand-Tailed Watcher"),
        ("does watcher come in ready when something died", "Shadow Watcher"),
        ("does rocket come back from trash", "Super Mega Death Rocket!"),
        ("does rocket with repeat hit a unit in base", "Rocket Barrage"),
        ("how good is rocket", ""),
        ("feature match on stream and my jinx is hand painted", ""),
        ("is top lane teemo any good in the other game", ""),
    ],
)
def test_the_card_whose_text_has_the_telling_words_is_meant(question: str, card: str) -> None:
    assert chosen(question) == [card]


def test_what_was_chosen_is_said_and_its_card_is_among_the_hits() -> None:
    found = answer(open_library(), Request("does ahri get the point again on the second hold"))
    assert "Read 'ahri' as Ahri, Alluring; also Ahri, Inquisitive and Nine-Tailed Fox." in found.notes
    assert any(hit.id == "card:Ahri, Alluring" for hit in found.hits)


def test_if_no_word_chooses_all_are_named_and_none_is_taken() -> None:
    found = answer(open_library(), Request("how good is rocket in a showdown"))
    assert "'rocket' may be Super Mega Death Rocket! or Rocket Barrage." in found.notes
    assert not any(hit.id.startswith("card:") for hit in found.hits)


@pytest.mark.parametrize("question", ["a unit attacks and conquers", "my daughter is 11, may she play", "jinx and vi"])
def test_other_words_are_no_parts_of_names(question: str) -> None:
    mentions = find_mentions(question)
    assert with_parts_of_names(question, mentions) == list(mentions)


def test_a_short_name_of_a_card_that_is_named_in_full_is_that_card() -> None:
    assert chosen("vanguard sergeant is there, does the sergeant have shield") == []
    assert chosen("Jinx, Rebel attacks and jinx dies") == []


@pytest.mark.parametrize(
    ("question", "cards"),
    [
        ("can i abandon a battlefield", []),
        ("i want to challenge the ruling", []),
        ("may he abandon his hidden card", []),
        ("can i charm a unit at a base", ["Charm"]),
        ("do i have to charm an enemy", ["Charm"]),
        ("can i Abandon a unit", ["Abandon"]),
        ("can i use abandon on a spell", ["Abandon"]),
        ("can abandon counter a spell", ["Abandon"]),
    ],
)
def test_an_everyday_verb_is_no_card_if_the_card_does_no_such_thing(question: str, cards: list[str]) -> None:
    mentions = without_deeds(open_library(), question, find_mentions(question))
    assert [one.match.name for one in mentions] == cards
