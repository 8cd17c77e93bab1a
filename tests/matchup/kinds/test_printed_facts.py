"""What is printed on a card, asked in people's own words: which tokens it plays."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("does Plundering Poro give me Gold", "Yes. Its text says: When this conquers, play 1 exhausted Gold token"),
        ("does Faithful Manufactor make a Recruit", "Yes. Its text says: When this is played, play 1 Recruit token"),
        ("do I get a Sprite from Trevor Snoozebottom", "Yes. Its text says: When this holds, play 1 ready Sprite"),
        ("does Ferrous Forerunner create a Mech token", "Yes. Its text says: When this dies, play 2 Mech tokens"),
        ("does Hidden Blade give me Gold", "No. Nothing in the text of Hidden Blade plays a Gold token."),
        ("does Plundering Poro make a Recruit", "No. Nothing in the text of Plundering Poro plays a Recruit token; it"),
    ],
)
def test_a_card_is_asked_which_tokens_it_plays(question: str, begins: str) -> None:
    found = answer(open_library("2026-10-01"), Request(question))
    assert found.answer.startswith(begins), found.answer
    assert found.asked_for is None


def test_how_many_is_left_to_the_text() -> None:
    found = answer(open_library("2026-10-01"), Request("how many Recruits does Machine Evangel make"))
    assert "Its text says: When " in found.answer
    assert not found.verdict


def test_a_number_is_counted() -> None:
    found = answer(open_library("2026-10-01"), Request("does Machine Evangel make two Recruits"))
    assert found.answer.startswith("No. ")
    assert "Recruit #3 enters" in found.answer
    assert "it would for another amount" in found.answer


def test_a_condition_is_played_out() -> None:
    found = answer(open_library("2026-10-01"), Request("does Altar to Unity give me a Recruit when I hold"))
    assert found.answer.startswith("Yes. P1 gains 1 point; Recruit enters P1's base exhausted")


def test_what_plays_no_token_is_asked_of_both_cards() -> None:
    found = answer(open_library("2026-10-01"), Request("can Draven, Audacious play Vi, Destructive"))
    assert found.answer.startswith("Read as Draven, Audacious vs Vi, Destructive; not understood: 'play'")
