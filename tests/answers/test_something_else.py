"""What is about something else is refused, although some of its words stand in the rules by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers import router
from judge.answers.open_library import open_library
from judge.answers.request import Request
from judge.cli.entry import main

if TYPE_CHECKING:
    from judge.answers.model import Answer


def ask(question: str) -> Answer:
    return router.answer(open_library(), Request(question))


@pytest.mark.parametrize(
    "question", ["best budget deck for a beginner", "dealer hits on soft 17?", "what beats a full house"]
)
def test_words_in_common_by_chance_make_no_answer(question: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([question, "--plain"]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith(f'"{question}"')
    assert "is about this. Not understood: " in said


@pytest.mark.parametrize(
    "question",
    [
        "does a wumbo unit with deflect cost more to target",  # names a keyword
        "what does Charm do on a blorked battlefield",  # names a card
        "my blorked units are exhausted when they enter the board",  # has more words than a few
        "is a smurf allowed in a tournament",  # most of its words stand together
    ],
)
def test_a_question_of_the_game_is_answered_in_spite_of_a_word_that_nothing_has(question: str) -> None:
    assert ask(question).kind != "none"


@pytest.mark.parametrize(
    ("question", "infraction"),
    [
        ("how many cards can I have in hand", ""),
        ("how many runes do I channel", ""),
        ("too many cards in hand", "Drawing Extra Cards"),
        ("channeled too many runes", "Channeling Too Many Runes"),
        ("late", "Late to Match"),
        ("tardiness", "Late to Match"),
        ("cheater", "Cheating"),
    ],
)
def test_an_infraction_is_meant_where_a_fault_is_told(question: str, infraction: str) -> None:
    named = ask(question).answer.partition(":")[0]
    assert (named == infraction) if infraction else not ask(question).read_as.startswith("tournament@")


def test_how_many_cards_a_hand_may_have_finds_that_no_rule_limits_it() -> None:
    found = ask("how many cards can I have in hand")
    assert "faq@origins:miscellaneous-1" in [hit.id for hit in found.hits[:3]]
