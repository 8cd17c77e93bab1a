"""The readers of a question: which there are, in which order, and that each reads what the list says."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import EXACT, READERS, Reader, answer, first_answer, reading
from judge.errors import Misuse

if TYPE_CHECKING:
    from judge.content.library import Library

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "judge" / "answers" / "readers"


@cache
def _library() -> Library:
    return open_library()


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.module)
def test_the_example_of_a_reader_gets_as_far_as_it_and_is_answered(reader: Reader) -> None:
    request = Request(reader.example)
    before = READERS[: READERS.index(reader)]
    assert first_answer(_library(), request, before) is None
    assert reading(reader)(_library(), request) is not None


def test_every_module_of_the_folder_is_in_the_list_once() -> None:
    listed = [reader.module for reader in READERS]
    assert sorted(listed) == sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "__init__")


@pytest.mark.parametrize("path", sorted(FOLDER.glob("[a-z]*.py")), ids=lambda path: path.stem)
def test_a_reader_knows_neither_the_list_nor_another_reader(path: Path) -> None:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    modules = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    assert not [module for module in modules if module.startswith(("judge.answers.readers", "judge.answers.router"))]


def test_only_the_last_reader_answers_a_request_for_a_search() -> None:
    question = READERS[2].example
    found = answer(_library(), Request(question, search=True))
    read = reading(READERS[-1])(_library(), Request(question, search=True))
    assert read is not None
    assert found == read.by(_library())
    assert found.kind == "search"


def test_what_may_not_be_simulated_is_searched() -> None:
    for question in ("charm vs defy", "what does charm do to defy"):
        assert answer(_library(), Request(question, simulate=False)).kind == "search"


def test_a_look_up_shows_no_more_hits_than_asked_for() -> None:
    for reader in EXACT:
        found = reading(reader)(_library(), Request(reader.example, limit=1))
        assert found is not None
        assert len(found.hits) <= 1


@pytest.mark.parametrize("question", ["", " ", "?", '"..."'])
def test_nothing_but_marks_is_no_question(question: str) -> None:
    with pytest.raises(Misuse, match="empty"):
        answer(_library(), Request(question))


def test_the_documentation_lists_the_readers_in_their_order() -> None:
    rows = [f"| {place} | {one.reads} | `judge {one.example}` |" for place, one in enumerate(READERS, 1)]
    assert "\n".join(rows) in (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
