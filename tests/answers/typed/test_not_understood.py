"""Questions of which a part was not understood: that is said first, and there is no verdict."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.answer import Answer
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.typed.not_understood import decides, only_as_asked, with_unread


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        (
            "does Grove of the God-Willow draw twice if I hold with Trinity Force",
            "Read as Grove of the God-Willow vs Trinity Force; not understood: 'draw twice if I hold'. Of these cards",
        ),
        (
            "can Draven, Audacious play Vi, Destructive",
            "Read as Draven, Audacious vs Vi, Destructive; not understood: 'play'. Of these cards alone: Draven",
        ),
        (
            "Faithful Manufactor vs Plundering Poro on a sunday",
            "Read as Faithful Manufactor vs Plundering Poro; not understood: 'on a sunday'. Of these cards alone: ",
        ),
    ],
)
def test_no_denial_stands_first_where_a_part_was_not_understood(question: str, begins: str) -> None:
    found = answer(open_library("2026-10-01"), Request(question))
    assert found.answer.startswith(begins)
    assert found.asked_for is not None
    assert all(repr(words) in begins for words in found.asked_for.not_understood)


def test_a_question_that_was_understood_is_denied_plainly() -> None:
    found = answer(open_library("2026-10-01"), Request("Draven, Audacious vs Vi, Destructive"))
    assert found.answer.startswith("No. Draven, Audacious and Vi, Destructive do not interact")


def test_a_verb_that_the_verdict_has_was_understood() -> None:
    told = Answer("", kind="matchup", read_as="Charm vs Defy", answer="Defy counters Charm.")
    assert with_unread(told, ("counter",)) == told
    missed = with_unread(told, ("counter", "kills"))
    assert missed.asked_for is not None
    assert missed.asked_for.not_understood == ("kills",)


@pytest.mark.parametrize(
    ("question", "unread"),
    [
        ("can Hidden Blade kill a Watchful Sentry on a sunday", "on a sunday"),
        ("does Hextech Ray kill Watchful Sentry twice", "twice"),
        ("can Defy counter Hextech Ray for free", "for free"),
        ("how much does Vengeance cost on Watchful Sentry with 12 sausages", "12 sausages"),
    ],
)
def test_no_verdict_where_a_word_that_can_change_it_was_not_used(question: str, unread: str) -> None:
    found = answer(open_library("2026-10-01"), Request(question))
    assert not found.answer.startswith(("Yes", "No", "It depends"))
    assert any(unread in words for words in found.withheld)
    assert found.exit_code == 3
    values = found.as_json()
    assert values["verdict"] is None
    assert values["interact"] is None
    assert values["answer"].startswith(f"Read as {found.read_as}; not understood: ")


@pytest.mark.parametrize(
    "question",
    ["can Hidden Blade kill a Watchful Sentry please", "does Hidden Blade kill a Watchful Sentry in this case"],
)
def test_words_of_politeness_take_no_verdict_away(question: str) -> None:
    found = answer(open_library("2026-10-01"), Request(question))
    assert found.answer.startswith("Yes. ")
    assert found.as_json()["verdict"] == "yes"
    assert found.exit_code == 0


def test_a_number_always_decides() -> None:
    assert decides("with 3")
    assert decides("twice")
    assert not decides("in this case, please")


def test_a_look_up_passes_the_gate_as_it_is() -> None:
    told = Answer("hidden", kind="keyword", read_as="hidden", answer="Hidden.")
    assert only_as_asked(told) == told
