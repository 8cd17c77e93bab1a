"""The place of each question in a FAQ that is known here, where the document has fewer or more."""

from __future__ import annotations

from typing import Any

import pytest

from judge.content.importers.faq_positions import _question_of, with_positions

KNOWN = [
    "May a hooked unit move? It may, with Ganking.",
    "Does Deflect cost Power for every choice? For every choice.",
    "Who scores at a contested battlefield? Nobody scores there.",
    "Is a token a card? A token is no card, so Legion ignores it.",
]
ASKED = [
    ("Can I move a hooked unit?", "With Ganking it may."),
    ("How often do I pay Power for Deflect?", "Once for every choice."),
    ("Which player scores at a contested battlefield?", "Nobody."),
    ("Are tokens cards?", "No token is a card. Legion ignores it."),
]


def entries(*questions: tuple[str, str]) -> list[dict[str, Any]]:
    return [
        {"key": str(count), "kind": "question", "topic": "", "title": title, "text": text}
        for count, (title, text) in enumerate(questions, 1)
    ]


def test_as_many_as_are_known_stay_as_they_are() -> None:
    assert with_positions(entries(*ASKED), KNOWN) == (entries(*ASKED), ())


def test_a_question_that_is_not_there_leaves_its_place_free() -> None:
    kept, remarks = with_positions(entries(ASKED[0], *ASKED[2:]), KNOWN)
    assert [entry["key"] for entry in kept] == ["1", "3", "4"]
    assert remarks == ("question 2 was not found: it is part of the text before it",)


def test_a_question_without_a_mark_is_found_in_the_text_above_it() -> None:
    hidden = (ASKED[0][0], f"{ASKED[0][1]}\n\n{ASKED[1][0]} {ASKED[1][1]}")
    kept, remarks = with_positions(entries(hidden, *ASKED[2:]), KNOWN)
    assert [(entry["title"], entry["text"]) for entry in kept] == ASKED
    assert [remark.partition(":")[0] for remark in remarks] == ["question 2 is not set apart"]


def test_a_question_is_found_behind_a_text_that_stands_between() -> None:
    first, third, fourth = entries(ASKED[0], *ASKED[2:])
    card = {
        **first,
        "kind": "text",
        "key": "text:hook",
        "title": "Hook",
        "text": "Kill a unit.\n\n" + " ".join(ASKED[1]),
    }
    kept, _ = with_positions([first, card, third, fourth], KNOWN)
    assert [(entry["key"], entry["text"]) for entry in kept[:3]] == [
        ("1", "With Ganking it may."),
        ("text:hook", "Kill a unit."),
        ("2", "Once for every choice."),
    ]


def test_what_was_no_question_goes_back_to_the_text_above_it() -> None:
    kept, remarks = with_positions(entries(*ASKED[:2], ("Strange?", "Very."), *ASKED[2:]), KNOWN)
    assert [entry["key"] for entry in kept] == ["1", "2", "3", "4"]
    assert kept[1]["text"] == "Once for every choice.\n\nStrange?\n\nVery."
    assert remarks == ("1 paragraphs that ask something are in the texts of the questions above them",)


def test_another_document_keeps_its_order() -> None:
    others = entries(("Why?", "So."), ("When?", "Now."))
    assert with_positions(others, KNOWN) == (others, ())


@pytest.mark.parametrize(
    ("text", "question", "answer"),
    [
        ("May it move? Yes, it may.\n\nMore.", "May it move?", "Yes, it may.\n\nMore."),
        ("May it move? And stay? No.\n\nMore.", "May it move? And stay?", "No.\n\nMore."),
        ("Moving it.\n\nIt may move? Yes.", "Moving it.", "It may move? Yes."),
        ("Moving it. It may.", "Moving it.", "It may."),
        ("Moving", "Moving", ""),
    ],
)
def test_a_question_ends_behind_what_it_asks(text: str, question: str, answer: str) -> None:
    assert _question_of(text) == (question, answer)
