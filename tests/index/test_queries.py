"""The questions in people's words: the files are whole, apart from each other, and expect what the library has."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.answers.open_library import open_library
from judge.content.ids import Id, parse_id
from judge.index.evaluate import read_questions

if TYPE_CHECKING:
    from judge.content.library import Library

FOLDER = Path(__file__).parents[2] / "bench" / "queries"
MOST_EXPECTED = {"open": 4, "held-back": 4, "held-back-2": 4, "open-2": 4, "held-back-4": 8, "held-back-5": 8}
"""The files, and how many ids each of them names for a question at most."""


def questions(name: str) -> list[dict[str, Any]]:
    return read_questions(str(FOLDER / f"{name}.json"))


def every_question() -> list[dict[str, Any]]:
    return [one for name in MOST_EXPECTED for one in questions(name)]


def test_two_files_have_as_many_questions_of_each_category_and_no_question_is_there_twice() -> None:
    opened, held_back = questions("open"), questions("held-back")
    assert Counter(one["category"] for one in opened) == Counter(one["category"] for one in held_back)
    every = every_question()
    assert len({one["id"] for one in every}) == len(every)
    assert len({one["query"].casefold() for one in every}) == len(every)


def test_every_expected_id_is_in_the_library() -> None:
    library = open_library()
    added = corrections()
    for name, most in MOST_EXPECTED.items():
        for one in questions(name):
            assert len(one["expect"]) - len(added.get(one["id"], ())) <= most, one["id"]
    for one in every_question():
        assert bool(one["expect"]) != one.get("expect_none", False), one["id"]
        for expected in one["expect"]:
            identity = parse_id(expected["id"])
            assert identity is not None, expected
            assert identity.kind == expected["kind"], expected
            assert is_there(library, identity), (one["id"], expected)


def corrections() -> dict[str, set[str]]:
    """The ids that were added to what a question expects, by question."""
    _, *rows = (FOLDER / "label-corrections.tsv").read_text(encoding="utf-8").splitlines()
    added: dict[str, set[str]] = {}
    for query, identifier, reason in (row.split("\t") for row in rows):
        assert reason, query
        added.setdefault(query, set()).add(identifier)
    return added


def test_every_id_that_was_added_to_an_opened_set_has_its_reason_in_the_table() -> None:
    expected = {one["id"]: {each["id"] for each in one["expect"]} for one in questions("open-2")}
    for query, identifiers in corrections().items():
        assert identifiers < expected[query], query


def is_there(library: Library, identity: Id) -> bool:
    """Whether the library has it; an answer, an erratum or a card that it lacks raises NotFound."""
    if identity.kind == "rule":
        return library.find_rule(str(identity)) is not None
    find = {"faq": library.answer, "errata": library.erratum}.get(identity.kind)
    return bool(find(str(identity)) if find else library.page(identity.part))
