"""What a ruling says first fits the lines that lead to it, also as people put them without the name of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer

if TYPE_CHECKING:
    from judge.content.library import Library


@pytest.fixture(scope="module")
def library() -> Library:
    return open_library()


@pytest.mark.parametrize(
    "question",
    [
        "can I aim a counterspell at a spell that cannot be countered",
        "uncounterable spell, does the rest of my counter still work",
    ],
)
def test_a_ruling_on_any_card_leads_a_question_that_names_none(library: Library, question: str) -> None:
    said = answer(library, Request(question)).as_json()
    assert (said["verdict"], said["answered_by"][:1]) == ("yes", ["ruling:choices/cannot-be-countered"])


@pytest.mark.parametrize(
    ("question", "ruling"),
    [
        ("unit wearing equipment is bounced, does the equipment go to hand too", "an-attached-equipment-can-be-chosen"),
        ("one target of a repeated spell is gone, does the other part still happen", "keywords/repeat-countered"),
        ("does an exhausted unit still deal combat damage", "near-misses/a-stun-does-not-exhaust"),
        ("what saves a unit from a kill spell", "near-misses/a-kill-is-no-damage"),
    ],
)
def test_a_sentence_about_something_else_is_not_the_answer(library: Library, question: str, ruling: str) -> None:
    said = answer(library, Request(question)).as_json()
    assert not said["answered_by"] or said["certainty"] != "sure" or ruling not in said["answered_by"][0]


@pytest.mark.parametrize(
    ("question", "other"),
    [
        ("can the late guy be assigned damage", "combat/no-answer-between-damage-and-death"),
        ("is only one Deflect counted if a unit has it twice", "targeting/the-only-possible-target"),
        ("does a hidden unit count as a defender while it is facedown", "hidden/only-cards-with-hidden"),
        ("does each spell have to deal lethal damage by itself", "near-misses/damage-a-spell-has-a-unit-deal"),
    ],
)
def test_no_ruling_leads_a_question_that_is_more_like_a_line_of_another(
    library: Library, question: str, other: str
) -> None:
    said = answer(library, Request(question)).as_json()
    assert f"ruling:{other}" not in said["answered_by"]
