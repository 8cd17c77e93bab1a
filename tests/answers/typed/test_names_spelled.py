"""Names of cards in a question that are misspelt or heard in other words."""

from __future__ import annotations

import pytest

from judge.answers import router
from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.typed.names_spelled import with_names_put_together


@pytest.mark.parametrize(
    ("heard", "meant"),
    [
        ("can I use zone yas hour glass on a token", "can I use Zhonya's Hourglass on a token"),
        ("does pick pocket trigger twice", "does Pickpocket trigger twice"),
        ("my fire storm met a hex drinker", "my Firestorm met a Hexdrinker"),
        ("my guy walks back to base at end of turn", "my guy walks back to base at end of turn"),
        ("my Charm, fire, storm", "my Charm, fire, storm"),  # a comma stands between
    ],
)
def test_words_that_are_a_name_together_become_it(heard: str, meant: str) -> None:
    assert with_names_put_together(heard) == meant


def test_a_question_with_such_a_name_is_about_the_card_and_says_so() -> None:
    found = router.answer(open_library(), Request("may zone yas hour glass answer something odd"))
    assert found.question == "may zone yas hour glass answer something odd"
    assert found.notes[0].startswith("Read as \"may Zhonya's Hourglass answer")
    assert any("zhonya" in hit.id.casefold() for hit in found.hits)


@pytest.mark.parametrize(
    "question",
    [
        "what can I use defy against",
        "vs what can I use defy",
        "what is defy good against",
        "what can I do against defy",
    ],
)
def test_a_question_that_says_no_more_than_a_name_shows_the_card(question: str) -> None:
    found = router.answer(open_library(), Request(question))
    assert (found.kind, found.citations[0].id) == ("card", "card:Defy")
