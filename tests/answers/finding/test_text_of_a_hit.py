"""What of a text stands on the screen of a search."""

from __future__ import annotations

import pytest

from judge.answers.finding.text_of_a_hit import best_sentence, is_bare, is_said_again, without_lead_in
from judge.index.words import words


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("In short it says this. When it dies, draw.", "When it dies, draw."),
        ("In short it says: while playing this, you may pay.", "While playing this, you may pay."),
        ("In short, nothing is left.", "In short, nothing is left."),
    ],
)
def test_what_only_leads_in_is_left_out(text: str, rest: str) -> None:
    assert without_lead_in(text) == rest


def test_a_sentence_that_refers_to_the_one_before_has_it_in_front() -> None:
    text = "A unit dies. It goes to the trash. That is so for tokens. Gear is recalled."
    assert best_sentence(text, lambda one: one.count("tokens")) == (
        "A unit dies. It goes to the trash. That is so for tokens. …"
    )
    assert best_sentence(text, lambda one: one.count("Gear")) == "… Gear is recalled."


def test_a_sentence_of_two_words_has_the_next_behind_it() -> None:
    assert best_sentence("Step 3a. Units with damage die. The rest stays.", lambda one: one.count("3a")) == (
        "Step 3a. Units with damage die. …"
    )


def test_a_heading_that_is_written_as_a_sentence_is_bare() -> None:
    assert is_bare("The Combat Showdown Step", "Step 1 is the combat showdown step.")
    assert is_bare("Targeting", "Targeting. The rules that follow say what a target is and which may be chosen.")
    assert not is_bare("Counter", "A countered card has no effect.")


def test_a_text_with_nearly_the_same_words_is_said_again() -> None:
    said = [frozenset(words("The head judge can issue a proxy if cards of a deck are missing."))]
    assert is_said_again("The head judge can issue a proxy if cards of a decklist are missing.", said)
    assert not is_said_again("A proxy is an unofficial version of a card.", said)
