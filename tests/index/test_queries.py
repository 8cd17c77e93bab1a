"""The questions in people's words: the files are whole, apart from each other, and expect what the library has."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.answers.library.open_library import open_library
from judge.content.ids import Id, parse_id
from judge.index.evaluation.evaluate import read_questions
from tools.labels_before import ABOVE, ADDED, TAKEN_OUT, before, corrections

if TYPE_CHECKING:
    from judge.content.library import Library

FOLDER = Path(__file__).parents[2] / "bench" / "queries"
MOST_EXPECTED = {
    "open": 4,
    "held-back": 4,
    "held-back-2": 4,
    "open-2": 4,
    "held-back-4": 8,
    "open-3": 8,
    "open-4": 8,
    "held-back-6": 8,
    "answers-open": 10,
    "answers-open-2": 12,
}
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
    for name, most in MOST_EXPECTED.items():
        for one in before(name):
            assert len(one["expect"]) <= most, one["id"]
    for one in every_question():
        assert bool(one["expect"]) != one.get("expect_none", False), one["id"]
        assert len(expected_of(one)) == len(one["expect"]), one["id"]
        for expected in one["expect"]:
            identity = parse_id(expected["id"])
            assert identity is not None, expected
            assert identity.kind == expected["kind"], expected
            assert is_there(library, identity), (one["id"], expected)


def expected_of(question: dict[str, Any]) -> set[str]:
    return {one["id"] for one in question["expect"]}


def test_every_correction_in_the_table_is_made_in_its_file_and_has_a_reason() -> None:
    by_name = {name: {one["id"]: expected_of(one) for one in questions(name)} for name in MOST_EXPECTED}
    for one in corrections():
        assert one.change in {ADDED, ABOVE, TAKEN_OUT}, one
        assert (one.id in by_name[one.file][one.query]) == (one.change != TAKEN_OUT), one
        assert one.reason, one
    assert len({(one.query, one.id) for one in corrections()}) == len(corrections())


def test_the_labels_of_before_are_there_again() -> None:
    for name in {one.file for one in corrections()}:
        now, old, strict = questions(name), before(name), before(name, undo=frozenset({ABOVE}))
        assert [one["id"] for one in old] == [one["id"] for one in now]
        for is_now, was, answers in zip(now, old, strict, strict=True):
            mine = [one for one in corrections() if one.query == is_now["id"]]
            added = {one.id for one in mine if one.change in {ADDED, ABOVE}}
            taken_out = {one.id for one in mine if one.change == TAKEN_OUT}
            assert expected_of(was) == (expected_of(is_now) - added) | taken_out, was["id"]
            assert bool(was["expect"]) == bool(is_now["expect"]), was["id"]
            assert expected_of(is_now) - expected_of(answers) == {one.id for one in mine if one.change == ABOVE}


def is_there(library: Library, identity: Id) -> bool:
    """Whether the library has it; an answer, an erratum or a card that it lacks raises NotFound."""
    if identity.kind == "rule":
        return library.find_rule(str(identity)) is not None
    find = {"faq": library.answer, "errata": library.erratum, "ruling": library.ruling}.get(identity.kind)
    return bool(find(str(identity)) if find else library.page(identity.part))
